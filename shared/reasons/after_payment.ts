import type { Entries } from "../error_codes.ts";

/** Errors about a paid order: cancellation, parcel, return, dispute. */
export const AFTER_PAYMENT = {
  cancel_window_over: [
    "CONFLICT",
    "The order is {status}. A paid order can be cancelled only shortly after its payment, and that time is over.",
    "Pesanan ini {status}: waktu untuk membatalkannya sudah lewat.",
  ],
  return_not_possible: [
    "CONFLICT",
    "The order is {status}. A return was requested already, or the time to request one is over; you can still open a dispute.",
    "Pesanan ini {status}: pengembalian sudah tidak bisa diajukan.",
  ],
  parcel_not_scanned: [
    "CONFLICT",
    "No carrier has scanned the parcel.",
    "Belum ada kurir yang memindai paket ini.",
  ],
  parcel_scanned: [
    "CONFLICT",
    "A carrier has scanned the parcel.",
    "Kurir sudah memindai paket ini.",
  ],
  parcel_not_arriving: [
    "CONFLICT",
    "The carrier's last word is not that the parcel will arrive.",
    "Menurut kurir, paket ini belum tentu sampai.",
  ],
  voucher_awaits_delivery: [
    "CONFLICT",
    "A voucher pays a part of this order: it is completed after the courier's delivery. If no courier brought it, open a dispute and our staff decide.",
    "Sebagian pesanan ini dibayar dengan voucher: pesanan selesai setelah kurir mengantarnya. Jika bukan kurir yang mengantar, ajukan komplain dan tim kami yang memutuskan.",
  ],
  parcel_not_going_back: [
    "CONFLICT",
    "The carrier does not say that the parcel goes back.",
    "Menurut kurir, paket ini tidak kembali ke pengirim.",
  ],
  return_on_its_way: [
    "CONFLICT",
    "A carrier has the returned parcel.",
    "Paket pengembalian sudah di tangan kurir.",
  ],
  return_sent_unseen: [
    "CONFLICT",
    "The buyer sent the return by a courier of their own: staff decide.",
    "Pembeli mengirim pengembalian dengan kurir sendiri. Staf yang memutuskan.",
  ],
  return_reported_back: [
    "CONFLICT",
    "The seller says that the return is back: staff decide.",
    "Penjual menyatakan pengembalian sudah kembali. Staf yang memutuskan.",
  ],
  payment_too_late: [
    "CONFLICT",
    "The payment came too late.",
    "Pembayarannya terlambat.",
  ],
  return_not_overdue: [
    "CONFLICT",
    "The order is {status}. A carrier has the returned parcel, or the buyer still has time to send it.",
    "Pesanan ini {status}: waktu mengirimnya belum lewat, atau paketnya sudah dikirim.",
  ],
  contest_window_over: [
    "CONFLICT",
    "The order is {status}. The time to contest the return is over.",
    "Pesanan ini {status}: waktu untuk menyanggah pengembaliannya sudah lewat.",
  ],
  no_return_requested: [
    "CONFLICT",
    "The order is {status}; there is no requested return to reject.",
    "Pesanan ini {status}: tidak ada pengajuan pengembalian.",
  ],
  return_not_approved: [
    "CONFLICT",
    "The order is {status}; it has no approved return.",
    "Pesanan ini {status}: tidak ada pengembalian yang disetujui.",
  ],
  reason_required: [
    "VALIDATION",
    "A return request and a dispute need a reason.",
    "Pengembalian dan komplain harus disertai alasan.",
  ],
  only_buyer_measures: [
    "VALIDATION",
    "Only the buyer says what they measured.",
    "Hanya pembeli yang menyebutkan ukuran hasil pengukurannya.",
  ],
  photos_required: [
    "VALIDATION",
    "Photos of what came back are required: send them to PUT /orders/:id/dispute.",
    "Sertakan foto barang yang kembali.",
  ],
  dispute_not_found: ["NOT_FOUND", "There is no such dispute.", "Komplain ini tidak ada."],
  no_open_dispute: [
    "CONFLICT",
    "The order is {status}; it has no open dispute.",
    "Pesanan ini {status}: tidak ada komplain yang terbuka.",
  ],
  other_party_decides: [
    "FORBIDDEN",
    "You asked: the other party answers.",
    "Giliran pihak lain yang menjawab.",
  ],
  settlement_not_possible: [
    "CONFLICT",
    "The order is {status}; there is no settlement to offer.",
    "Pesanan ini {status}: tidak bisa diselesaikan dengan kesepakatan sekarang.",
  ],
  settlement_too_high: [
    "CONFLICT",
    "You can agree on at most the item price, Rp{max_amount}, for this order. Our staff decide about more than that in a dispute.",
    "Kesepakatan paling banyak Rp{max_amount}. Lebih dari itu diputuskan staf lewat komplain.",
  ],
  refund_out_of_range: [
    "VALIDATION",
    "The refund has to be between Rp1 and Rp{max_amount}.",
    "Pengembalian dana harus antara Rp1 dan Rp{max_amount}.",
  ],
  too_many_offers: [
    "CONFLICT",
    "You have made {max} offers for this order already.",
    "Kamu sudah membuat {max} tawaran untuk pesanan ini.",
  ],
  offer_not_found: ["NOT_FOUND", "There is no such offer.", "Tawaran ini tidak ada."],
  offer_not_open: [
    "CONFLICT",
    "The offer is not open any more.",
    "Tawaran ini sudah tidak berlaku.",
  ],
  parcel_not_found: ["NOT_FOUND", "There is no such parcel.", "Paket ini tidak ada."],
  nothing_to_ship: [
    "CONFLICT",
    "The order is {status}: there is nothing to ship.",
    "Tidak ada yang perlu dikirim untuk pesanan ini.",
  ],
  no_tracking_number: [
    "CONFLICT",
    "The order is {status}, and this parcel has no tracking number yet.",
    "Paket ini belum punya nomor resi.",
  ],
  tracking_number_taken: [
    "CONFLICT",
    "This tracking number belongs to another parcel.",
    "Nomor resi ini milik paket lain.",
  ],
  courier_cancelled: [
    "CONFLICT",
    "The courier of this parcel was cancelled: send it with a courier of your own.",
    "Kurir untuk paket ini sudah dibatalkan.",
  ],
  shipped_by_own_courier: [
    "CONFLICT",
    "The parcel is sent by a courier of the sender's own.",
    "Paket ini dikirim dengan kurir pilihan pengirim sendiri.",
  ],
  label_too_expensive: [
    "CONFLICT",
    "A return label would cost Rp{price}, more than the item (Rp{item_price}): send the parcel with a courier of your own, or agree with the other party.",
    "Label pengembalian seharga Rp{price} melebihi harga barang (Rp{item_price}). Kirim dengan kurir sendiri.",
  ],
  order_frozen: [
    "CONFLICT",
    "A payment channel takes this order's payment back: nothing is paid out until our staff have decided.",
    "Pembayaran pesanan ini ditarik kembali oleh penyedia pembayaran. Dana ditahan sampai staf memutuskan.",
  ],
  return_labels_used_up: [
    "CONFLICT",
    "We have paid for {labels} return labels of this buyer in {days} days: send the parcel with a courier of your own, or ask our staff for a label.",
    "Kami sudah menanggung {labels} label pengembalian pembeli ini dalam {days} hari. Pakai kurir sendiri, atau minta label ke staf.",
  ],
} as const satisfies Entries;
