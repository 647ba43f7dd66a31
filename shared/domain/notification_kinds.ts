/** Title and body; `{name}` is replaced by a field of the notification data. */
type Words = readonly [title: string, body: string];

export interface Text {
  id: Words;
  en: Words;
}

export const KINDS: Readonly<Record<string, Text>> = Object.freeze({
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
  "boost.started": {
    id: ["Boost aktif", "{title} sekarang tampil lebih depan ({reference})."],
    en: ["Your boost is active", "{title} is now shown higher up ({reference})."],
  },
  "boost.granted": {
    id: ["Kamu dapat boost", "Semua barangmu tampil lebih depan sampai {at}."],
    en: ["You got a boost", "All your listings are shown higher up until {at}."],
  },
  "disbursement.approved": {
    id: ["Pencairan disetujui", "Pencairan {amount} disetujui tim keuangan."],
    en: ["Payout approved", "Our finance team approved a payout of {amount}."],
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
  "live.started": {
    id: ["{seller_username} sedang live", "{title}: tonton sekarang sebelum kehabisan."],
    en: ["{seller_username} is live", "{title}: watch now before everything is sold."],
  },
  "ktp.approved": {
    id: ["KTP terverifikasi", "Identitasmu sudah kami verifikasi. Terima kasih."],
    en: ["ID verified", "We have verified your identity. Thank you."],
  },
  "ktp.rejected": {
    id: ["KTP belum bisa diverifikasi", "{reason} Silakan kirim ulang foto yang jelas."],
    en: ["ID not verified yet", "{reason} Please send new, clear photos."],
  },
  "review.received": {
    id: ["Ulasan baru: {rating} dari 5", "{username} mengulas {title}."],
    en: ["New review: {rating} out of 5", "{username} reviewed {title}."],
  },
  "review.replied": {
    id: ["Penjual menjawab ulasanmu", "{username} menjawab ulasanmu tentang {title}."],
    en: ["The seller replied to your review", "{username} replied to your review of {title}."],
  },
  "message.received": {
    id: ["Pesan dari {username}", "Pesan baru tentang {title}. Buka untuk membalas."],
    en: ["Message from {username}", "You have a new message about {title}. Open it to reply."],
  },
  "message.received/several": {
    id: ["{count} pesan dari {username}", "Pesan baru tentang {title}. Buka untuk membalas."],
    en: ["{count} messages from {username}", "They are about {title}. Open them to reply."],
  },
  "listing.liked": {
    id: ["{title} disukai", "{username} menyukai {title}."],
    en: ["{title} has a new like", "{username} likes {title}."],
  },
  "listing.liked/several": {
    id: ["{title} banyak disukai", "{count} orang menyukai {title}."],
    en: ["{title} is popular", "{count} people like {title}."],
  },
  "search.matched": {
    id: ["Ada yang kamu cari", "Barang baru cocok dengan pencarianmu: {search}"],
    en: ["Found what you look for", "A new listing fits your search: {search}"],
  },
  "search.matched/several": {
    id: ["Ada {count} yang kamu cari", "{count} barang baru cocok dengan pencarianmu: {search}"],
    en: ["Found {count} that you look for", "{count} new listings fit your search: {search}"],
  },
  "search.daily": {
    id: ["Satu barang baru sejak kemarin", "Barang baru cocok dengan pencarianmu: {search}"],
    en: ["One new listing since yesterday", "A new listing fits your search: {search}"],
  },
  "search.daily/several": {
    id: [
      "{count} barang baru sejak kemarin",
      "{count} barang baru cocok dengan pencarian tersimpanmu.",
    ],
    en: ["{count} new listings since yesterday", "{count} new listings fit your saved searches."],
  },
  "account.suspended": {
    id: [
      "Akunmu ditangguhkan",
      "Untuk sementara kamu tidak bisa memulai transaksi baru. {reason}",
    ],
    en: ["Your account is suspended", "You cannot start new transactions for now. {reason}"],
  },
  "account.banned": {
    id: ["Akunmu diblokir", "Akunmu melanggar ketentuan kami. {reason}"],
    en: ["Your account is banned", "Your account violated our terms. {reason}"],
  },
  "account.reinstated": {
    id: ["Akunmu aktif kembali", "Selamat datang kembali, semua fitur bisa kamu pakai lagi."],
    en: ["Your account is active again", "Welcome back! You can use all features again."],
  },
  "account.live_banned": {
    id: ["Live stream dinonaktifkan", "Akunmu tidak bisa melakukan live stream lagi."],
    en: ["Live streaming is disabled", "Your account can no longer go live."],
  },
  "account.live_unbanned": {
    id: ["Live stream aktif kembali", "Kamu bisa melakukan live stream lagi."],
    en: ["Live streaming is enabled again", "You can go live again."],
  },
  "account.stream_ended": {
    id: ["Live kamu dihentikan", "Tim kami menghentikan {title}. {reason}"],
    en: ["Your live stream was ended", "Our team ended {title}. {reason}"],
  },
  "account.under_review": {
    id: ["Akunmu sedang ditinjau", "Tim kami sedang meninjau akunmu. Kami akan mengabarimu."],
    en: [
      "Your account is under review",
      "Our team is reviewing your account. We will let you know.",
    ],
  },
  "push.test": {
    id: ["Notifikasi aktif", "Perangkat ini akan menerima kabar pesanan dan tokomu."],
    en: [
      "Notifications are on",
      "This device will receive updates about your orders and your shop.",
    ],
  },
});
