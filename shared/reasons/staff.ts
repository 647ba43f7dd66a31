import type { Entries } from "./entry.ts";

/** Of staff operations, and of other systems. */
export const STAFF = {
  staff_role_required: ["FORBIDDEN", "It needs another staff role.", "Ini butuh peran staf lain."],
  superadmin_required: [
    "FORBIDDEN",
    "Only a superadmin may do this.",
    "Hanya superadmin yang bisa melakukan ini.",
  ],
  self_decision: [
    "FORBIDDEN",
    "Nobody decides about themselves.",
    "Kamu tidak bisa memutuskan tentang dirimu sendiri.",
  ],
  own_trade: ["FORBIDDEN", "They share an order.", "Kalian punya pesanan; minta staf lain."],
  too_many_disclosures: ["CONFLICT", "Too many openings in a day.", "Batasnya {max} kali sehari."],
  approval_not_found: ["NOT_FOUND", "There is no such proposal.", "Usulan ini tidak ada."],
  own_proposal: [
    "FORBIDDEN",
    "Nobody approves what they proposed themselves.",
    "Kamu tidak bisa menyetujui usulanmu sendiri. Minta orang lain.",
  ],
  approval_decided: [
    "CONFLICT",
    "The proposal was approved or rejected already.",
    "Usulan ini sudah diputuskan.",
  ],
  approval_expired: [
    "CONFLICT",
    "The proposal's time is over; it must be proposed again.",
    "Waktu usulan ini sudah habis. Ajukan lagi.",
  ],
  approval_lapsed: [
    "CONFLICT",
    "Whoever proposed it lost the role, or somebody whom it concerns deleted their account.",
    "Usulan ini gugur. Pengusulnya tidak lagi berwenang, atau akun terkait sudah dihapus.",
  ],
  approval_outdated: [
    "CONFLICT",
    "The amount would be another by now; it must be proposed again.",
    "Jumlahnya sudah berubah. Ajukan lagi.",
  ],
  proposal_repeated: [
    "CONFLICT",
    "The X-Request-Id was used for another proposal.",
    "Permintaan ini sudah pernah diajukan dengan isi yang berbeda.",
  ],
  block_period_too_long: [
    "VALIDATION",
    "Payouts can be blocked for 365 days at most.",
    "Pencairan bisa diblokir paling lama 365 hari.",
  ],
  period_invalid: [
    "VALIDATION",
    "A period has 1 to 366 days and starts today at the latest.",
    "Rentang waktunya 1 sampai 366 hari dan mulai paling lambat hari ini.",
  ],
  not_live_banned: [
    "CONFLICT",
    "The account is not banned from going live.",
    "Akun ini tidak dilarang live.",
  ],
  case_not_found: ["NOT_FOUND", "There is no such case.", "Kasus ini tidak ada."],
  case_closed: ["CONFLICT", "The case is closed already.", "Kasus ini sudah ditutup."],
  case_cause_lasts: [
    "CONFLICT",
    "The cause lasts, and the case closes with it.",
    "Penyebabnya masih ada; kasus ini tertutup bersamanya.",
  ],
  report_not_found: ["NOT_FOUND", "There is no such report.", "Laporan ini tidak ada."],
  report_closed: ["CONFLICT", "The report is closed already.", "Laporan ini sudah ditutup."],
  review_unchanged: [
    "CONFLICT",
    "The review is hidden, or shown, already.",
    "Ulasan ini sudah disembunyikan, atau sudah ditampilkan.",
  ],
  role_already_granted: [
    "CONFLICT",
    "The user has the role already.",
    "Pengguna ini sudah punya peran itu.",
  ],
  role_not_granted: [
    "CONFLICT",
    "The user does not have the role.",
    "Pengguna ini tidak punya peran itu.",
  ],
  last_superadmin: [
    "CONFLICT",
    "It is the last superadmin.",
    "Ini superadmin terakhir. Beri pengguna lain peran itu dulu.",
  ],
  seller_review_not_found: [
    "NOT_FOUND",
    "There is no such review of a seller.",
    "Pemeriksaan penjual ini tidak ada.",
  ],
  seller_review_closed: [
    "CONFLICT",
    "The review of the seller is closed already.",
    "Pemeriksaan penjual ini sudah ditutup.",
  ],
  submission_not_found: ["NOT_FOUND", "There is no such submission.", "Pengajuan ini tidak ada."],
  submission_decided: [
    "CONFLICT",
    "The submission is decided already.",
    "Pengajuan ini sudah diputuskan.",
  ],
  voucher_not_found: ["NOT_FOUND", "There is no such voucher.", "Voucher ini tidak ada."],
  voucher_code_taken: [
    "CONFLICT",
    "A voucher with this code exists.",
    "Kode voucher ini sudah ada.",
  ],
  voucher_window_invalid: [
    "VALIDATION",
    "A voucher must start before it ends.",
    "Voucher harus mulai sebelum berakhir.",
  ],
  booking_never_requested: [
    "CONFLICT",
    "No courier was ever booked for this parcel.",
    "Kurir untuk paket ini belum pernah dipesan.",
  ],
  booking_known: [
    "CONFLICT",
    "The booking is known: the provider decides.",
    "Pesanan kurirnya sudah diketahui; penyedia yang menentukan.",
  ],
  booking_search_lasts: [
    "CONFLICT",
    "The provider is still being asked.",
    "Penyedia masih ditanya. Staf memutuskan {days} hari setelah kurir tidak diperlukan lagi.",
  ],
  booking_of_other_parcel: [
    "CONFLICT",
    "The shipping order belongs to another parcel.",
    "Pesanan kurir itu milik paket lain.",
  ],
  already_decided: ["CONFLICT", "It was decided before.", "Ini sudah diputuskan."],
  redrive_not_found: ["NOT_FOUND", "There is no such job, event or callback.", "Ini tidak ada."],
  redrive_not_needed: [
    "CONFLICT",
    "It is done, or still retried.",
    "Ini sudah selesai, atau masih dicoba lagi.",
  ],
  message_id_reused: [
    "CONFLICT",
    "The id was used for another message: use a new one.",
    "Id ini sudah dipakai untuk pesan lain.",
  ],
  subject_unknown: [
    "NOT_FOUND",
    "The subject of the callback is not known yet: send it again.",
    "Hal yang dikabarkan belum dikenal.",
  ],
  chargeback_not_found: [
    "NOT_FOUND",
    "There is no such chargeback.",
    "Penarikan pembayaran ini tidak ada.",
  ],
  chargeback_open: [
    "CONFLICT",
    "A chargeback of this order is open already.",
    "Penarikan pembayaran pesanan ini sudah dicatat.",
  ],
  chargeback_without_payment: [
    "CONFLICT",
    "No payment of the order came through the provider.",
    "Pesanan ini tidak dibayar lewat penyedia pembayaran.",
  ],
  chargeback_not_booked: [
    "CONFLICT",
    "A chargeback of this payment is not booked yet: reconcile again.",
    "Penarikan pembayaran ini belum dibukukan. Jalankan rekonsiliasi lagi.",
  ],
  chargeback_outcome_impossible: [
    "CONFLICT",
    "This decision does not fit the chargeback, or its order.",
    "Keputusan ini tidak cocok dengan penarikan pembayaran atau pesanannya.",
  ],
  payment_charged_back: [
    "CONFLICT",
    "The payment was taken back: nobody is paid from it a second time.",
    "Pembayaran ini ditarik kembali. Tidak ada yang dibayar darinya untuk kedua kali.",
  ],
  setting_unknown: ["VALIDATION", "There is no such setting.", "Pengaturan ini tidak ada."],
  setting_out_of_bounds: [
    "VALIDATION",
    "The value is outside of the setting's bounds.",
    "Nilainya harus dari {min} sampai {max}.",
  ],
  setting_changed: [
    "CONFLICT",
    "A colleague has changed the setting: read it again.",
    "Pengaturan ini sudah diubah menjadi {value}. Muat ulang.",
  ],
} as const satisfies Entries;
