import type { Entries } from "./entry.ts";

/** Of the wallet, and of what staff and the finance portal do with money. */
export const MONEY = {
  insufficient_balance: ["CONFLICT", "The balance is too low.", "Saldo tidak cukup."],
  refund_disputed: [
    "CONFLICT",
    "A part of the wallet refunds a payment that is disputed, and waits for a decision.",
    "Rp{amount} di dompetmu menunggu keputusan: pembayaran yang dikembalikan itu sedang disengketakan.",
  ],
  withdrawal_not_found: ["NOT_FOUND", "There is no such withdrawal.", "Penarikan ini tidak ada."],
  withdrawal_in_progress: [
    "WITHDRAWAL_IN_PROGRESS",
    "Your last withdrawal is still in progress.",
    "Penarikan terakhirmu masih diproses. Tunggu sampai selesai.",
  ],
  withdrawal_changing: [
    "CONFLICT",
    "The withdrawal changes right now: try again.",
    "Penarikan ini sedang diproses. Coba lagi sebentar lagi.",
  ],
  withdrawal_not_cancellable: [
    "CONFLICT",
    "The withdrawal can no longer be cancelled.",
    "Penarikan ini sudah tidak bisa dibatalkan.",
  ],
  withdrawal_rejected: [
    "UNAVAILABLE",
    "The payment provider rejected the withdrawal; the balance is unchanged.",
    "Penarikan ditolak penyedia pembayaran. Saldomu tidak berubah.",
  ],
  withdrawals_paused: [
    "UNAVAILABLE",
    "Withdrawals are paused; the money stays in the wallet.",
    "Penarikan sedang dihentikan sementara. Uangmu tetap di dompet.",
  ],
  payouts_blocked: [
    "FORBIDDEN",
    "Your payouts are blocked until a time; the money stays in the wallet.",
    "Pencairanmu diblokir sampai {until}. Uangmu tetap di dompet.",
  ],
  payout_link_changing: [
    "UNAVAILABLE",
    "The payout link changes right now: try again.",
    "Tautan pencairan sedang berubah. Coba lagi.",
  ],
  payout_link_pending: [
    "CONFLICT",
    "The payout link is still being requested.",
    "Tautan pencairan masih diminta.",
  ],
  payout_link_known: [
    "CONFLICT",
    "The payout link is known, so the provider decides.",
    "Tautan pencairan sudah diketahui, jadi penyedia yang menentukan.",
  ],
  payout_link_unknown: [
    "CONFLICT",
    "The payout link is not known yet: find it first.",
    "Tautan pencairan belum diketahui.",
  ],
  payout_link_not_found: [
    "CONFLICT",
    "The provider has no such link for this withdrawal.",
    "Penyedia tidak punya tautan itu untuk penarikan ini.",
  ],
  payout_link_not_open: [
    "CONFLICT",
    "The payout link is not open.",
    "Tautan pencairan sudah tidak terbuka.",
  ],
  payout_link_open: [
    "CONFLICT",
    "The payout link can still be claimed: void it.",
    "Tautan pencairan masih bisa dipakai. Batalkan dulu.",
  ],
  payout_link_agrees: [
    "CONFLICT",
    "The link and the list agree: there is nothing to decide.",
    "Tautan dan daftar penyedia sama, jadi tidak ada yang perlu diputuskan.",
  ],
  payout_link_explains: [
    "CONFLICT",
    "The payout link can explain the difference.",
    "Selisih ini bisa dijelaskan oleh tautan pencairan.",
  ],
  correction_too_early: [
    "CONFLICT",
    "The provider may still correct itself.",
    "Penyedia mungkin masih mengoreksi: putuskan {days} hari setelah kabar terakhirnya.",
  ],
  seller_not_found: ["NOT_FOUND", "There is no such seller.", "Penjual ini tidak ada."],
  balance_unknown: [
    "NOT_FOUND",
    "The finance portal has sent no balance of this seller yet.",
    "Saldo penjual ini belum ada.",
  ],
  adjustment_repeated: [
    "CONFLICT",
    "The request was processed already: send a new X-Request-Id.",
    "Penyesuaian ini sudah diproses.",
  ],
  difference_not_found: ["NOT_FOUND", "There is no such difference.", "Selisih ini tidak ada."],
  difference_decided: [
    "CONFLICT",
    "The difference is decided already.",
    "Selisih ini sudah diputuskan.",
  ],
  difference_outdated: [
    "CONFLICT",
    "Money has moved since: reconcile again.",
    "Uang sudah bergerak sejak selisih ini ditemukan. Rekonsiliasi lagi.",
  ],
  difference_not_approved: [
    "CONFLICT",
    "Only an approved correction can be taken back.",
    "Hanya koreksi yang disetujui yang bisa ditarik kembali.",
  ],
  later_correction_exists: [
    "CONFLICT",
    "A later correction builds on this one: take that back first.",
    "Ada koreksi sesudahnya. Tarik kembali yang itu dulu.",
  ],
  reversal_required: [
    "CONFLICT",
    "Take the earlier correction back instead.",
    "Tarik kembali koreksi sebelumnya.",
  ],
  evidence_required: ["CONFLICT", "It is a loss: send evidence.", "Ini kerugian: sertakan bukti."],
  suspense_item_not_found: [
    "NOT_FOUND",
    "There is no such money in suspense.",
    "Dana tertahan ini tidak ada.",
  ],
  suspense_impossible: [
    "CONFLICT",
    "Missing money cannot come from suspense.",
    "Uang yang hilang tidak bisa diambil dari dana tertahan.",
  ],
  suspense_required: [
    "CONFLICT",
    "It is a payment: book it to suspense first.",
    "Ini sebuah pembayaran: catat sebagai dana tertahan dulu.",
  ],
  left_suspense: [
    "CONFLICT",
    "The money has left suspense already.",
    "Dana ini sudah tidak tertahan lagi.",
  ],
  order_expects_no_payment: [
    "CONFLICT",
    "The order expects no payment: refund the money.",
    "Pesanan ini tidak menunggu pembayaran.",
  ],
  payment_incomplete: ["CONFLICT", "A part of the price is missing.", "Masih kurang Rp{missing}."],
  owner_required: [
    "VALIDATION",
    "The money belongs to no order: name its owner.",
    "Uang ini bukan dari pesanan: sebutkan pemiliknya.",
  ],
  owner_deleted: [
    "CONFLICT",
    "The owner has deleted the account and has no wallet.",
    "Pemiliknya sudah menghapus akun dan tidak punya dompet.",
  ],
} as const satisfies Entries;
