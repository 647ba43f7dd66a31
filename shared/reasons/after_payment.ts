import type { Entries } from "./entry.ts";

/** Of an order once it is paid: cancellation, parcel, return, dispute. */
export const AFTER_PAYMENT = {
  cancel_window_over: [
    "CONFLICT",
    "A paid order can be cancelled only shortly after its payment.",
    "Pesanan ini {status}: waktu untuk membatalkannya sudah lewat.",
  ],
  return_not_possible: [
    "CONFLICT",
    "A return was requested already, or its time is over.",
    "Pesanan ini {status}: pengembalian sudah tidak bisa diajukan.",
  ],
  return_not_overdue: [
    "CONFLICT",
    "The return is on its way, or the buyer still has time to send it.",
    "Pesanan ini {status}: waktu mengirimnya belum lewat, atau paketnya sudah dikirim.",
  ],
  contest_window_over: [
    "CONFLICT",
    "The time to contest the return is over.",
    "Pesanan ini {status}: waktu untuk menyanggah pengembaliannya sudah lewat.",
  ],
  no_return_requested: [
    "CONFLICT",
    "No return is requested.",
    "Pesanan ini {status}: tidak ada pengajuan pengembalian.",
  ],
  return_not_approved: [
    "CONFLICT",
    "The order has no approved return.",
    "Pesanan ini {status}: tidak ada pengembalian yang disetujui.",
  ],
  reason_required: [
    "VALIDATION",
    "A return request and a dispute need a reason.",
    "Pengembalian dan komplain harus disertai alasan.",
  ],
  photos_required: [
    "VALIDATION",
    "Photos of what came back are required.",
    "Sertakan foto barang yang kembali.",
  ],
  dispute_not_found: ["NOT_FOUND", "There is no such dispute.", "Komplain ini tidak ada."],
  no_open_dispute: [
    "CONFLICT",
    "The order has no open dispute.",
    "Pesanan ini {status}: tidak ada komplain yang terbuka.",
  ],
  other_party_decides: [
    "FORBIDDEN",
    "You asked; the other party answers.",
    "Giliran pihak lain yang menjawab.",
  ],
  settlement_not_possible: [
    "CONFLICT",
    "The order's status allows no settlement.",
    "Pesanan ini {status}: tidak bisa diselesaikan dengan kesepakatan sekarang.",
  ],
  settlement_too_high: [
    "CONFLICT",
    "The parties cannot agree on this much: staff decide in a dispute.",
    "Kesepakatan paling banyak Rp{max_amount}. Lebih dari itu diputuskan staf lewat komplain.",
  ],
  refund_out_of_range: [
    "VALIDATION",
    "The refund is more than the order allows, or nothing.",
    "Pengembalian dana harus antara Rp1 dan Rp{max_amount}.",
  ],
  too_many_offers: [
    "CONFLICT",
    "You have made all the offers that an order allows.",
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
    "There is nothing to ship for this order now.",
    "Tidak ada yang perlu dikirim untuk pesanan ini.",
  ],
  no_tracking_number: [
    "CONFLICT",
    "The parcel has no tracking number yet.",
    "Paket ini belum punya nomor resi.",
  ],
  tracking_number_taken: [
    "CONFLICT",
    "The tracking number belongs to another parcel.",
    "Nomor resi ini milik paket lain.",
  ],
  courier_cancelled: [
    "CONFLICT",
    "The courier was cancelled.",
    "Kurir untuk paket ini sudah dibatalkan.",
  ],
  shipped_by_own_courier: [
    "CONFLICT",
    "The parcel goes by a courier of the sender's own.",
    "Paket ini dikirim dengan kurir pilihan pengirim sendiri.",
  ],
  label_too_expensive: [
    "CONFLICT",
    "A return label would cost more than the item.",
    "Label pengembalian seharga Rp{price} melebihi harga barang (Rp{item_price}). Kirim dengan kurir sendiri.",
  ],
  order_frozen: [
    "CONFLICT",
    "A payment channel takes the payment back: nothing is paid out until staff have decided.",
    "Pembayaran pesanan ini ditarik kembali oleh penyedia pembayaran. Dana ditahan sampai staf memutuskan.",
  ],
  return_labels_used_up: [
    "CONFLICT",
    "We have paid for as many return labels as one buyer gets.",
    "Kami sudah menanggung {labels} label pengembalian pembeli ini dalam {days} hari. Pakai kurir sendiri, atau minta label ke staf.",
  ],
} as const satisfies Entries;
