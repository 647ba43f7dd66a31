import type { Text } from "./text.ts";

export const MONEY_KINDS: Readonly<Record<string, Text>> = Object.freeze({
  "payment.refunded": {
    id: [
      "{amount} kembali ke dompetmu",
      "Dana {reference} sudah masuk dompet. Kamu bisa menariknya kapan saja.",
    ],
    en: [
      "{amount} is back in your wallet",
      "The money for {reference} is in your wallet. Withdraw it whenever you like.",
    ],
  },
  "payment.refunded/on_its_way": {
    id: [
      "{amount} dikembalikan kepadamu",
      "Dana {reference} kembali lewat cara kamu membayar. Jika tidak bisa, dananya masuk dompetmu untuk ditarik.",
    ],
    en: [
      "{amount} is on its way back to you",
      "The money for {reference} goes back to how you paid. If that fails, it comes to your wallet, to withdraw.",
    ],
  },
  "payment.refund_in_wallet": {
    id: [
      "{amount} masuk ke dompetmu",
      "Dana {reference} tidak bisa kembali lewat cara kamu membayar. Tarik dari dompetmu kapan saja.",
    ],
    en: [
      "{amount} is in your wallet",
      "The money for {reference} could not go back to how you paid. Withdraw it whenever you like.",
    ],
  },
  "payment.clawback": {
    id: [
      "{amount} ditarik dari dompetmu",
      "Setelah diperiksa, penjualan {reference} dibatalkan dan dananya kembali ke pembeli. {reason}",
    ],
    en: [
      "{amount} was taken from your wallet",
      "After a review we cancelled the sale {reference} and refunded the buyer. {reason}",
    ],
  },
  "withdrawal.link_created": {
    id: [
      "Tautan penarikan siap",
      "Tautan untuk menerima {net} sudah dibuat. Buka dalam 3 hari dan isi rekeningmu.",
    ],
    en: [
      "Your withdrawal link is ready",
      "Open the link within 3 days and enter your bank account to receive {net}.",
    ],
  },
  "withdrawal.paid": {
    id: ["Penarikan berhasil", "{net} sudah dikirim ke rekeningmu."],
    en: ["Withdrawal paid", "{net} was sent to your bank account."],
  },
  "withdrawal.failed": {
    id: [
      "Penarikan gagal",
      "{amount} belum bisa dikirim dan sudah kembali ke dompetmu. Silakan coba lagi.",
    ],
    en: [
      "Withdrawal failed",
      "{amount} could not be paid out and is back in your wallet. Please try again.",
    ],
  },
  "withdrawal.expired": {
    id: [
      "Tautan penarikan kedaluwarsa",
      "Tautannya tidak dibuka tepat waktu. {amount} sudah kembali ke dompetmu.",
    ],
    en: [
      "Withdrawal link expired",
      "The link was not opened in time. {amount} is back in your wallet.",
    ],
  },
  "withdrawal.returned": {
    id: [
      "Bank mengembalikan dana",
      "Bank menolak {amount}; dananya sudah kembali ke dompetmu. Periksa nomor rekeningmu.",
    ],
    en: [
      "The bank returned your money",
      "Your bank sent {amount} back to your wallet. Please check your account number.",
    ],
  },
  "withdrawal.cancelled": {
    id: ["Penarikan dibatalkan", "{amount} sudah kembali ke dompetmu."],
    en: ["Withdrawal cancelled", "{amount} is back in your wallet."],
  },
  "wallet.adjusted": {
    id: ["Saldo dompet disesuaikan", "Tim kami menyesuaikan saldomu: {amount}."],
    en: ["Wallet balance adjusted", "Our team adjusted your balance: {amount}."],
  },
  "disbursement.approved": {
    id: [
      "Kamu bisa menarik {amount}",
      "Tim keuangan menyetujuinya. Dananya belum dikirim: buka dompetmu dan tarik saldonya.",
    ],
    en: [
      "You can withdraw {amount}",
      "Our finance team approved it. Nothing is sent by itself: open your wallet and withdraw.",
    ],
  },
  "disbursement.approved/started": {
    id: [
      "Pencairan disetujui",
      "Tim keuangan menyetujui {amount}. Tautan untuk menerimanya segera menyusul.",
    ],
    en: [
      "Payout approved",
      "Our finance team approved {amount}. The link to receive it follows shortly.",
    ],
  },
  "disbursement.blocked": {
    id: [
      "Pencairan ditahan",
      "Pencairan {amount} sedang diperiksa tim keuangan. Kami akan mengabarimu.",
    ],
    en: [
      "Payout on hold",
      "Our finance team is checking a payout of {amount}. We will let you know.",
    ],
  },
});
