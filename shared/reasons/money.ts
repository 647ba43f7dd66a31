import type { Entries } from "../error_codes.ts";

/** Errors about the wallet, and for staff and the finance portal who move money. */
export const MONEY = {
  insufficient_balance: ["CONFLICT", "The balance is too low.", "Saldo tidak cukup."],
  refund_disputed: [
    "CONFLICT",
    "Rp{amount} of your wallet wait for a decision: the payment that they came from is disputed.",
    "Rp{amount} di dompetmu menunggu keputusan: pembayaran asalnya sedang disengketakan.",
  ],
  withdrawal_not_found: ["NOT_FOUND", "There is no such withdrawal.", "Penarikan ini tidak ada."],
  withdrawal_in_progress: [
    "WITHDRAWAL_IN_PROGRESS",
    "Your last withdrawal is still in progress; wait until it ends.",
    "Penarikan terakhirmu masih diproses. Tunggu sampai selesai.",
  ],
  withdrawal_changing: [
    "CONFLICT",
    "The withdrawal is just changing; try again in a moment.",
    "Penarikan ini sedang diproses. Coba lagi sebentar lagi.",
  ],
  withdrawal_not_cancellable: [
    "CONFLICT",
    "The withdrawal is {status} and cannot be cancelled.",
    "Penarikan ini sudah tidak bisa dibatalkan.",
  ],
  withdrawal_rejected: [
    "UNAVAILABLE",
    "The payment provider rejected the withdrawal; the balance is unchanged.",
    "Penarikan ditolak penyedia pembayaran. Saldomu tidak berubah.",
  ],
  wallet_only_pays_out: [
    "CONFLICT",
    "A wallet does not pay orders here: withdraw its balance, and pay the order itself.",
    "Dompet tidak bisa dipakai membayar pesanan. Tarik saldonya dan bayar langsung.",
  ],
  withdrawals_paused: [
    "UNAVAILABLE",
    "Withdrawals are paused. Your money stays in your wallet.",
    "Penarikan sedang dihentikan sementara. Uangmu tetap di dompet.",
  ],
  payouts_blocked: [
    "FORBIDDEN",
    "Your payouts are blocked until {until}. Your money stays in your wallet.",
    "Pencairanmu diblokir sampai {until}. Uangmu tetap di dompet.",
  ],
  payout_link_changing: [
    "UNAVAILABLE",
    "The payout link changes right now: try again.",
    "Tautan pencairan sedang berubah. Coba lagi.",
  ],
  payout_link_pending: [
    "CONFLICT",
    "The link is still being requested. Wait until a case reports that there is none.",
    "Tautan pencairan masih diminta.",
  ],
  payout_link_known: [
    "CONFLICT",
    "The withdrawal is {status} and its link is known, so the provider decides. Send the link's id to have it fetched.",
    "Tautan pencairan sudah diketahui, jadi penyedia yang menentukan.",
  ],
  payout_link_unknown: [
    "CONFLICT",
    "The link of this withdrawal is not known yet: use POST /admin/payouts/:id/settle.",
    "Tautan pencairan belum diketahui.",
  ],
  payout_link_not_found: [
    "CONFLICT",
    "The provider has no such link for this withdrawal.",
    "Penyedia tidak punya tautan itu untuk penarikan ini.",
  ],
  payout_link_not_open: [
    "CONFLICT",
    "The withdrawal has no open link.",
    "Tautan pencairan sudah tidak terbuka.",
  ],
  payout_link_open: [
    "CONFLICT",
    "The link can still be claimed: void it with PUT /admin/payouts/:id/void.",
    "Tautan pencairan masih bisa dipakai. Batalkan dulu.",
  ],
  payout_link_agrees: [
    "CONFLICT",
    "The link and the list agree: there is nothing to decide. POST /admin/payouts/:id/settle applies the link.",
    "Tautan dan daftar penyedia sama, jadi tidak ada yang perlu diputuskan.",
  ],
  payout_link_explains: [
    "CONFLICT",
    "The difference is a whole withdrawal, and its payout link can explain it: send the link to POST /admin/payouts/:id/settle. If link and list contradict each other, decide: POST /admin/payouts/:id/decide.",
    "Selisih ini bisa dijelaskan oleh tautan pencairan.",
  ],
  refund_not_found: ["NOT_FOUND", "There is no such refund.", "Refund ini tidak ada."],
  refund_ended: ["CONFLICT", "This refund has ended.", "Refund ini sudah berakhir."],
  refund_known: [
    "CONFLICT",
    "The provider knows this refund: it says how it ends.",
    "Penyedia mengenal refund ini dan akan mengabarkan akhirnya.",
  ],
  correction_too_early: [
    "CONFLICT",
    "The provider may still correct itself: decide {days} days after its last update.",
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
    "This request was already processed. Send a new X-Request-Id for another adjustment.",
    "Penyesuaian ini sudah diproses.",
  ],
  difference_not_found: ["NOT_FOUND", "There is no such difference.", "Selisih ini tidak ada."],
  difference_decided: [
    "CONFLICT",
    "The difference is already {status}.",
    "Selisih ini sudah diputuskan.",
  ],
  difference_outdated: [
    "CONFLICT",
    "Money has moved since this difference was found: reconcile again.",
    "Uang sudah bergerak sejak selisih ini ditemukan. Rekonsiliasi lagi.",
  ],
  difference_not_approved: [
    "CONFLICT",
    "Only an approved correction can be taken back; this difference is {status}.",
    "Hanya koreksi yang disetujui yang bisa ditarik kembali.",
  ],
  later_correction_exists: [
    "CONFLICT",
    "A later correction of {reference} builds on this one: take {id} back first.",
    "Ada koreksi sesudahnya. Tarik kembali yang itu dulu.",
  ],
  reversal_required: [
    "CONFLICT",
    "The provider has changed its mind: take the correction {id} back instead (POST /admin/reconciliation/:id/reverse).",
    "Tarik kembali koreksi sebelumnya.",
  ],
  evidence_required: [
    "CONFLICT",
    "The money of the earlier correction is spent, so this is a loss: send evidence with it.",
    "Ini kerugian: sertakan bukti.",
  ],
  suspense_item_not_found: [
    "NOT_FOUND",
    "There is no such money in suspense.",
    "Dana tertahan ini tidak ada.",
  ],
  suspense_impossible: [
    "CONFLICT",
    "Money that is missing cannot come from suspense; choose another account.",
    "Uang yang hilang tidak bisa diambil dari dana tertahan.",
  ],
  suspense_required: [
    "CONFLICT",
    "This is a payment for an order or a boost: book it to suspense, then refund or apply it.",
    "Ini sebuah pembayaran: catat sebagai dana tertahan dulu.",
  ],
  left_suspense: [
    "CONFLICT",
    "This money has already left suspense. Take from its wallet what is still there (POST /admin/adjustments); a superadmin approves the opposite difference with evidence.",
    "Dana ini sudah tidak tertahan lagi.",
  ],
  order_expects_no_payment: [
    "CONFLICT",
    "The order is {status} and expects no payment. Refund the money instead.",
    "Pesanan ini tidak menunggu pembayaran.",
  ],
  payment_incomplete: [
    "CONFLICT",
    "Rp{missing} are missing. Refund the money, or send cover_missing to let us pay them.",
    "Masih kurang Rp{missing}.",
  ],
  owner_required: [
    "VALIDATION",
    "This money belongs to no order; give the user_id of its owner.",
    "Uang ini bukan dari pesanan: sebutkan pemiliknya.",
  ],
  owner_deleted: [
    "CONFLICT",
    "This user has deleted their account and has no wallet.",
    "Pemiliknya sudah menghapus akun dan tidak punya dompet.",
  ],
} as const satisfies Entries;
