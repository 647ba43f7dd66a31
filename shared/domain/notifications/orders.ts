import type { Text } from "./text.ts";

export const ORDER_KINDS: Readonly<Record<string, Text>> = Object.freeze({
  "order.awaiting_payment": {
    id: ["Pesanan {reference} menunggu pembayaran", "{title} disimpan sampai pembayaran masuk."],
    en: ["Order {reference} awaits payment", "{title} is reserved until the payment arrives."],
  },
  "order.awaiting_payment/seller": {
    id: ["Ada pesanan baru", "{title} dipesan ({reference}). Tunggu pembayarannya, lalu kirim."],
    en: ["You have a new order", "{title} was ordered ({reference}). Ship it once it is paid."],
  },
  "order.ready_to_ship": {
    id: ["Pesanan {reference} sudah dibayar", "{title} segera dikirim."],
    en: ["Order {reference} is paid", "{title} will be shipped soon."],
  },
  "order.ready_to_ship/buyer": {
    id: [
      "Pembayaran diterima",
      "Pesanan {reference} sudah dibayar. Uangmu aman bersama kami sampai {title} kamu terima.",
    ],
    en: [
      "Payment received",
      "Order {reference} is paid. Your money is safe with us until you receive {title}.",
    ],
  },
  "order.ready_to_ship/seller": {
    id: ["Saatnya kirim", "{title} sudah dibayar ({reference}). Kemas dan serahkan ke kurir."],
    en: ["Time to ship", "{title} is paid ({reference}). Pack it and hand it to the courier."],
  },
  "order.ready_to_ship@voucher/seller": {
    id: [
      "Saatnya kirim lewat kurir",
      "{title} dibayar, sebagian dengan voucher ({reference}). Uangmu cair setelah kurir mengantarnya; tanpa kurir, tim kami memutuskan.",
    ],
    en: [
      "Time to ship by courier",
      "{title} is paid, partly by voucher ({reference}). You are paid after the courier's delivery; without a courier, our staff decide.",
    ],
  },
  "order.shipped": {
    id: ["Paket dikirim", "{title} sedang dalam perjalanan ({reference})."],
    en: ["Parcel shipped", "{title} is on its way ({reference})."],
  },
  "order.out_for_delivery": {
    id: ["Paket diantar hari ini", "Kurir sedang mengantar {title} ke alamatmu ({reference})."],
    en: ["Out for delivery", "The courier is bringing {title} to your address ({reference})."],
  },
  "order.parcel_returning": {
    id: [
      "Paket tidak sampai",
      "Menurut kurir, {title} kembali ke pengirim atau hilang ({reference}). Uangnya tetap kami simpan; tim kami memantau.",
    ],
    en: [
      "The parcel will not arrive",
      "The courier says that {title} goes back to its sender or is lost ({reference}). We keep the money safe and follow up.",
    ],
  },
  "order.delivered": {
    id: ["Paket sampai", "{title} sudah sampai ({reference})."],
    en: ["Parcel delivered", "{title} has arrived ({reference})."],
  },
  "order.delivered/buyer": {
    id: [
      "Paketmu sampai",
      "Periksa {title}, lalu konfirmasi. Ada masalah? Ajukan retur dalam {minutes} ({reference}).",
    ],
    en: [
      "Your parcel is here",
      "Check {title}, then confirm. A problem? Request a return within {minutes} ({reference}).",
    ],
  },
  "order.delivered/seller": {
    id: ["Paket sampai di pembeli", "Dana {title} cair setelah pesanan selesai."],
    en: ["Parcel delivered to the buyer", "You are paid for {title} once the order is completed."],
  },
  "order.return_rejected": {
    id: [
      "Retur ditolak",
      "Retur pesanan {reference} ditolak. Pembeli masih bisa membuka sengketa. {reason}",
    ],
    en: [
      "Return rejected",
      "The return of {reference} was rejected. The buyer can still open a dispute. {reason}",
    ],
  },
  "order.return_requested": {
    id: ["Retur diajukan", "Retur {title} diajukan ({reference})."],
    en: ["Return requested", "A return of {title} was requested ({reference})."],
  },
  "order.return_requested/seller": {
    id: [
      "Pembeli mengajukan retur",
      "Jawab retur {title} ({reference}) dalam {minutes}; tanpa jawaban dianggap setuju.",
    ],
    en: [
      "The buyer requests a return",
      "Answer for {title} ({reference}) within {minutes}. No answer counts as approval.",
    ],
  },
  "order.return_approved": {
    id: ["Retur disetujui", "Retur {title} disetujui ({reference})."],
    en: ["Return approved", "The return of {title} was approved ({reference})."],
  },
  "order.return_approved/buyer": {
    id: [
      "Retur disetujui",
      "Kirim kembali {title} dengan label retur dalam {minutes} ({reference}).",
    ],
    en: [
      "Return approved",
      "Send {title} back with the return label within {minutes} ({reference}).",
    ],
  },
  "order.return_received": {
    id: ["Retur diterima", "{title} sudah kembali ke penjual ({reference})."],
    en: ["Return received", "{title} is back with the seller ({reference})."],
  },
  "order.disputed": {
    id: ["Sengketa dibuka", "Dana pesanan {reference} ditahan sampai tim kami memutuskan."],
    en: ["Dispute opened", "The money for order {reference} is held until our team decides."],
  },
  "order.disputed/buyer": {
    id: [
      "Sengketamu kami terima",
      "Uang pesanan {reference} tetap aman sampai tim kami memutuskan.",
    ],
    en: [
      "We received your dispute",
      "Your money for {reference} stays safe until our team decides.",
    ],
  },
  "order.disputed/seller": {
    id: [
      "Pembeli membuka sengketa",
      "Dana {title} ({reference}) ditahan. Siapkan foto dan bukti kirim.",
    ],
    en: [
      "The buyer opened a dispute",
      "The money for {title} ({reference}) is held. Have photos and proof of shipping ready.",
    ],
  },
  "order.completed": {
    id: ["Pesanan selesai", "Pesanan {reference} selesai. Terima kasih."],
    en: ["Order completed", "Order {reference} is completed. Thank you."],
  },
  "order.completed/buyer": {
    id: ["Pesanan selesai", "Semoga kamu suka {title}. Beri ulasan untuk penjualnya."],
    en: ["Order completed", "We hope you like {title}. Please leave a review for the seller."],
  },
  "order.completed/seller": {
    id: ["Dana cair", "{title} terjual ({reference}); dananya sudah di dompetmu."],
    en: ["You are paid", "{title} is sold ({reference}); the money is in your wallet."],
  },
  "order.refunded": {
    id: ["Dana dikembalikan", "Dana pesanan {reference} kembali ke pembeli."],
    en: ["Money refunded", "The money for order {reference} goes back to the buyer."],
  },
  "dispute.resolved": {
    id: ["Sengketa selesai", "Tim kami sudah memutuskan sengketa pesanan {reference}. {note}"],
    en: ["Dispute resolved", "Our team has decided on the dispute about order {reference}. {note}"],
  },
  "dispute.resolved/release": {
    id: ["Sengketa selesai", "Tim kami memutuskan: dana {reference} untuk penjual. {note}"],
    en: [
      "Dispute resolved",
      "Our team decided: the money for {reference} goes to the seller. {note}",
    ],
  },
  "dispute.resolved/refund": {
    id: ["Sengketa selesai", "Tim kami memutuskan: dana {reference} kembali ke pembeli. {note}"],
    en: [
      "Dispute resolved",
      "Our team decided: the money for {reference} goes back to the buyer. {note}",
    ],
  },
  "order.cancelled": {
    id: [
      "Pesanan dibatalkan",
      "Pesanan {reference} dibatalkan. Yang sudah dibayar dikembalikan. {reason}",
    ],
    en: ["Order cancelled", "Order {reference} was cancelled. Any payment is refunded. {reason}"],
  },
  "order.cancelled@AWAITING_PAYMENT": {
    id: ["Pesanan dibatalkan", "Pesanan {reference} dibatalkan sebelum dibayar. {reason}"],
    en: ["Order cancelled", "Order {reference} was cancelled before it was paid. {reason}"],
  },
  "order.cancelled@SHIPPED": {
    id: [
      "Pesanan dibatalkan",
      "Paket {title} ({reference}) tidak sampai ke pembeli. Semua yang dibayar dikembalikan ke pembeli.",
    ],
    en: [
      "Order cancelled",
      "The parcel with {title} ({reference}) did not reach the buyer, who gets back everything that was paid.",
    ],
  },
  "order.expired": {
    id: ["Pesanan kedaluwarsa", "Pembayaran {reference} tidak masuk; {title} tidak dipesan lagi."],
    en: ["Order expired", "{reference} was not paid in time. {title} is no longer reserved."],
  },
});
