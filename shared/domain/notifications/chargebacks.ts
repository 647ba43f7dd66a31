import type { Text } from "./text.ts";

export const CHARGEBACK_KINDS: Readonly<Record<string, Text>> = Object.freeze({
  "payment.disputed": {
    id: [
      "Pembayaran {reference} dipersoalkan",
      "Bank atau dompet digital pembeli memintanya kembali. Dananya kami tahan; kalau paket belum dikirim, tunggu kabar kami.",
    ],
    en: [
      "The payment of {reference} is disputed",
      "The buyer's bank or e-wallet wants it back. We hold the money; if the parcel has not left, wait for our decision.",
    ],
  },
  "payment.dispute_over": {
    id: [
      "Pesanan {reference} berlanjut",
      "Dananya tidak kami tahan lagi. Terima kasih sudah menunggu.",
    ],
    en: ["The order {reference} goes on", "We no longer hold its money. Thank you for waiting."],
  },
  "payment.proceeds_disputed": {
    id: [
      "Pembayaran {reference} dipersoalkan",
      "Bank atau dompet digital pembeli memintanya kembali. Hasil penjualannya kami tahan di dompetmu sampai ada keputusan.",
    ],
    en: [
      "The payment of {reference} is disputed",
      "The buyer's bank or e-wallet wants it back. Your wallet keeps what the sale paid, on hold, until we have decided.",
    ],
  },
  "payment.proceeds_freed": {
    id: [
      "Hasil penjualan {reference} bebas lagi",
      "Pembayaran itu sudah tidak dipersoalkan. Kamu bisa memakai atau menarik uangnya.",
    ],
    en: [
      "The proceeds of {reference} are yours to use again",
      "The dispute about the payment is over. You can spend or withdraw the money.",
    ],
  },
  "payment.charged_back": {
    id: [
      "{amount} ditarik dari dompetmu",
      "Bank atau dompet digital pembeli menarik kembali pembayaran {reference}.",
    ],
    en: [
      "{amount} was taken from your wallet",
      "The buyer's bank or e-wallet took the payment of {reference} back.",
    ],
  },
  "payment.charge_returned": {
    id: [
      "{amount} kembali ke dompetmu",
      "Pembayaran {reference} tetap berlaku: penarikannya sudah dibatalkan.",
    ],
    en: [
      "{amount} is back in your wallet",
      "The payment of {reference} stands after all: it was not taken back.",
    ],
  },
});
