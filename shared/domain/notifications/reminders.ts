/** Reminders before a deadline; the kind names the next status. */
import type { Text } from "./text.ts";

export const REMINDER_KINDS: Readonly<Record<string, Text>> = Object.freeze({
  "order.reminder.expired": {
    id: ["Bayar sebelum {at}", "{title} kembali dijual bila belum dibayar ({reference})."],
    en: ["Pay before {at}", "Without payment, {title} goes back on sale ({reference})."],
  },
  "order.reminder.cancelled": {
    id: ["Kirim sebelum {at}", "Bila belum dikirim, pesanan {reference} dibatalkan."],
    en: ["Ship before {at}", "Otherwise order {reference} is cancelled."],
  },
  "order.reminder.cancelled@SHIPPED": {
    id: [
      "Paketnya sudah sampai?",
      "Belum ada kurir yang memindai {title} ({reference}). Tanpa bukti, uang kembali ke pembeli pada {at}.",
    ],
    en: [
      "Has the parcel arrived?",
      "No courier has scanned {title} ({reference}). Without proof the buyer is refunded on {at}.",
    ],
  },
  "order.reminder.completed": {
    id: ["Semua baik dengan {title}?", "Pesanan {reference} selesai sendiri pada {at}."],
    en: ["Is everything fine with {title}?", "Order {reference} completes automatically on {at}."],
  },
  "order.reminder.completed@RETURN_APPROVED": {
    id: ["Kirim retur sebelum {at}", "Tanpa kiriman, pesanan {reference} selesai untuk penjual."],
    en: ["Send the return before {at}", "Otherwise order {reference} completes for the seller."],
  },
  "order.reminder.return_approved": {
    id: ["Jawab retur sebelum {at}", "Tanpa jawaban, retur {reference} dianggap disetujui."],
    en: [
      "Answer the return before {at}",
      "Without an answer the return of {reference} is approved.",
    ],
  },
  "order.reminder.return_received": {
    id: ["Sudah terima returnya?", "Retur {reference} dianggap diterima pada {at}."],
    en: ["Has the return arrived?", "The return of {reference} counts as received on {at}."],
  },
});
