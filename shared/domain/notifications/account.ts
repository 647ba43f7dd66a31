import type { Text } from "./text.ts";

export const ACCOUNT_KINDS: Readonly<Record<string, Text>> = Object.freeze({
  "ktp.approved": {
    id: ["KTP terverifikasi", "Identitasmu sudah kami verifikasi. Terima kasih."],
    en: ["ID verified", "We have verified your identity. Thank you."],
  },
  "ktp.rejected": {
    id: ["KTP belum bisa diverifikasi", "{reason} Silakan kirim ulang foto yang jelas."],
    en: ["ID not verified yet", "{reason} Please send new, clear photos."],
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
