import type { Entries } from "../error_codes.ts";

/** Errors for staff and for other systems. */
export const STAFF = {
  staff_role_required: [
    "FORBIDDEN",
    "This needs another staff role.",
    "Ini butuh peran staf lain.",
  ],
  superadmin_required: [
    "FORBIDDEN",
    "Only a superadmin may do this.",
    "Hanya superadmin yang bisa melakukan ini.",
  ],
  self_decision: [
    "FORBIDDEN",
    "You cannot decide about yourself; another staff member must.",
    "Kamu tidak bisa memutuskan tentang dirimu sendiri.",
  ],
  own_trade: [
    "FORBIDDEN",
    "You have an order with this user; another staff member must open their personal data.",
    "Kalian punya pesanan; minta staf lain.",
  ],
  too_many_disclosures: [
    "CONFLICT",
    "You have opened personal data {max} times in a day; go on tomorrow.",
    "Batasnya {max} kali sehari.",
  ],
  approval_not_found: ["NOT_FOUND", "There is no such proposal.", "Usulan ini tidak ada."],
  own_proposal: [
    "FORBIDDEN",
    "You proposed this yourself; another person must approve it.",
    "Kamu tidak bisa menyetujui usulanmu sendiri. Minta orang lain.",
  ],
  approval_decided: [
    "CONFLICT",
    "The proposal has already been {status}.",
    "Usulan ini sudah diputuskan.",
  ],
  approval_expired: [
    "CONFLICT",
    "The proposal has expired; it must be proposed again.",
    "Waktu usulan ini sudah habis. Ajukan lagi.",
  ],
  approval_lapsed: [
    "CONFLICT",
    "The proposal has lapsed: its proposer lost the role, or a user whom it concerns left.",
    "Usulan ini gugur. Pengusulnya tidak lagi berwenang, atau akun terkait sudah dihapus.",
  ],
  approval_outdated: [
    "CONFLICT",
    "The state or the amount is another than when it was proposed; it must be proposed again.",
    "Keadaan atau jumlahnya sudah berubah. Ajukan lagi.",
  ],
  proposal_repeated: [
    "CONFLICT",
    "This X-Request-Id was used for another proposal. Send a new one.",
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
    "This account is not banned from going live.",
    "Akun ini tidak dilarang live.",
  ],
  case_not_found: ["NOT_FOUND", "This case does not exist.", "Kasus ini tidak ada."],
  claimed_by_colleague: [
    "CONFLICT",
    "A colleague has claimed this and works on it.",
    "Seorang rekan sedang menangani ini.",
  ],
  case_closed: [
    "CONFLICT",
    "This case was already closed at {closed_at}.",
    "Kasus ini sudah ditutup.",
  ],
  case_cause_lasts: [
    "CONFLICT",
    "The cause of this case lasts, and the case closes with it. {next_step}",
    "Penyebabnya masih ada; kasus ini tertutup bersamanya.",
  ],
  report_not_found: ["NOT_FOUND", "There is no such report.", "Laporan ini tidak ada."],
  report_closed: [
    "CONFLICT",
    "The report is already closed with the outcome {outcome}.",
    "Laporan ini sudah ditutup.",
  ],
  party_left: [
    "CONFLICT",
    "A party of this order has deleted the account, and notes about them go with it.",
    "Salah satu pihak sudah menghapus akun, dan catatan tentangnya hilang bersamanya.",
  ],
  listing_unchanged: [
    "CONFLICT",
    "The listing is already hidden, or already shown.",
    "Barang ini sudah disembunyikan, atau sudah ditampilkan.",
  ],
  review_unchanged: [
    "CONFLICT",
    "The review is already hidden, or already shown.",
    "Ulasan ini sudah disembunyikan, atau sudah ditampilkan.",
  ],
  role_already_granted: [
    "CONFLICT",
    "This user already has the role {role}.",
    "Pengguna ini sudah punya peran itu.",
  ],
  role_not_granted: [
    "CONFLICT",
    "This user does not have the role {role}.",
    "Pengguna ini tidak punya peran itu.",
  ],
  last_superadmin: [
    "CONFLICT",
    "Two superadmins must stay: give another user the role first.",
    "Harus ada dua superadmin. Beri pengguna lain peran itu dulu.",
  ],
  still_superadmin: [
    "CONFLICT",
    "This user is a superadmin: that role must be taken away first.",
    "Pengguna ini superadmin. Peran itu harus dicabut dulu.",
  ],
  seller_review_not_found: [
    "NOT_FOUND",
    "There is no such review.",
    "Pemeriksaan penjual ini tidak ada.",
  ],
  seller_review_closed: [
    "CONFLICT",
    "This review is already closed.",
    "Pemeriksaan penjual ini sudah ditutup.",
  ],
  submission_not_found: [
    "NOT_FOUND",
    "This submission does not exist.",
    "Pengajuan ini tidak ada.",
  ],
  submission_decided: [
    "CONFLICT",
    "This submission is already {status}.",
    "Pengajuan ini sudah diputuskan.",
  ],
  voucher_not_found: ["NOT_FOUND", "There is no such voucher.", "Voucher ini tidak ada."],
  voucher_code_taken: [
    "CONFLICT",
    "A voucher with this code already exists.",
    "Kode voucher ini sudah ada.",
  ],
  voucher_window_invalid: [
    "VALIDATION",
    "A voucher must start before it ends.",
    "Voucher harus mulai sebelum berakhir.",
  ],
  voucher_unbounded: [
    "VALIDATION",
    "A percentage needs max_discount and budget.",
    "Voucher persentase memerlukan max_discount dan budget.",
  ],
  voucher_budget_spent: [
    "CONFLICT",
    "Orders have already spent more than this budget.",
    "Pesanan sudah memakai lebih dari anggaran ini.",
  ],
  voucher_limit_used: [
    "CONFLICT",
    "Orders already use it more often than this limit.",
    "Pesanan sudah memakainya lebih sering dari batas ini.",
  ],
  booking_never_requested: [
    "CONFLICT",
    "No courier was ever booked for this parcel.",
    "Kurir untuk paket ini belum pernah dipesan.",
  ],
  booking_known: [
    "CONFLICT",
    "The booking is known: what the provider says of it counts.",
    "Pesanan kurirnya sudah diketahui; penyedia yang menentukan.",
  ],
  booking_search_lasts: [
    "CONFLICT",
    "The provider is still being asked. Staff decide {days} days after the order needs no courier any more.",
    "Penyedia masih ditanya. Staf memutuskan {days} hari setelah kurir tidak diperlukan lagi.",
  ],
  booking_of_other_parcel: [
    "CONFLICT",
    "That shipping order belongs to another parcel.",
    "Pesanan kurir itu milik paket lain.",
  ],
  already_decided: ["CONFLICT", "This was decided before.", "Ini sudah diputuskan."],
  redrive_not_found: ["NOT_FOUND", "There is no such job, event or callback.", "Ini tidak ada."],
  redrive_not_needed: [
    "CONFLICT",
    "It needs no redrive: it is done, or is still retried.",
    "Ini sudah selesai, atau masih dicoba lagi.",
  ],
  message_id_reused: [
    "CONFLICT",
    "This id was used for another message; use a new one.",
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
    "No payment of this order came through the provider.",
    "Pesanan ini tidak dibayar lewat penyedia pembayaran.",
  ],
  chargeback_not_booked: [
    "CONFLICT",
    "A chargeback of this payment is not booked yet: reconcile again.",
    "Penarikan pembayaran ini belum dibukukan. Jalankan rekonsiliasi lagi.",
  ],
  chargeback_outcome_impossible: [
    "CONFLICT",
    "This decision does not fit. {problem}",
    "Keputusan ini tidak cocok dengan penarikan pembayaran atau pesanannya.",
  ],
  payment_charged_back: [
    "CONFLICT",
    "The payment channel takes this payment back, or has it: nobody is paid from it a second time. See GET /admin/chargebacks.",
    "Pembayaran ini ditarik kembali. Tidak ada yang dibayar darinya untuk kedua kali.",
  ],
  setting_unknown: [
    "VALIDATION",
    "There is no such setting; see GET /admin/settings.",
    "Pengaturan ini tidak ada.",
  ],
  setting_out_of_bounds: [
    "VALIDATION",
    "{name} must be from {min} to {max}.",
    "Nilainya harus dari {min} sampai {max}.",
  ],
  setting_changed: [
    "CONFLICT",
    "{name} is {value} by now: read it again.",
    "Pengaturan ini sudah diubah menjadi {value}. Muat ulang.",
  ],
  setting_unchanged: [
    "CONFLICT",
    "{name} is {value} already.",
    "Nilainya memang sudah {value}.",
  ],
} as const satisfies Entries;
