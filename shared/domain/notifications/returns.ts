import type { Text } from "./text.ts";

export const RETURN_KINDS: Readonly<Record<string, Text>> = Object.freeze({
  "order.return_sent": {
    id: [
      "Pembeli mengirim returnya",
      "Periksa {title} saat tiba, lalu konfirmasi atau ajukan keberatan dengan foto ({reference}).",
    ],
    en: [
      "The buyer sent the return",
      "Check {title} when it arrives, then confirm it, or contest it with photos ({reference}).",
    ],
  },
  "order.return_delivered": {
    id: ["Retur sampai di penjual", "Retur {reference} dianggap diterima pada {at}."],
    en: ["The return has arrived", "The return of {reference} counts as received on {at}."],
  },
  "order.return_delivered/buyer": {
    id: [
      "Returmu sampai di penjual",
      "Dana {reference} kembali paling lambat {at}, kecuali penjual berkeberatan.",
    ],
    en: [
      "Your return has arrived",
      "Unless the seller contests it, you are refunded for {reference} by {at}.",
    ],
  },
  "order.return_delivered/seller": {
    id: [
      "Retur sudah sampai",
      "Periksa {title}. Tidak sesuai? Kirim foto sebelum {at}; setelah itu pembeli dapat dananya.",
    ],
    en: [
      "A return has arrived",
      "Check {title}. Not what you sent? Send photos before {at}, or the buyer is refunded.",
    ],
  },
  "order.return_unscanned": {
    id: [
      "Retur {reference} kami periksa",
      "Tidak ada kurir yang memindai retur ini. Siapkan bukti kirim; tim kami memutuskan.",
    ],
    en: [
      "We are checking the return of {reference}",
      "No courier scanned it. Have proof of shipping ready; our team decides.",
    ],
  },
  "order.return_contested": {
    id: ["Retur diperselisihkan", "Dana pesanan {reference} ditahan sampai tim kami memutuskan."],
    en: [
      "The return is contested",
      "The money for order {reference} is held until our team decides.",
    ],
  },
  "order.return_contested/buyer": {
    id: [
      "Penjual mempersoalkan returmu",
      "Jawab dengan foto dan bukti kirim {title} ({reference}) dalam {minutes}.",
    ],
    en: [
      "The seller contests your return",
      "Answer with photos and proof of shipping of {title} ({reference}) within {minutes}.",
    ],
  },
  "order.return_contested/seller": {
    id: [
      "Keberatanmu kami terima",
      "Dana pesanan {reference} ditahan sampai tim kami memutuskan.",
    ],
    en: [
      "We received your objection",
      "The money for {reference} is held until our team decides.",
    ],
  },
  "order.return_lapsed": {
    id: ["Retur berakhir", "Pesanan {reference} selesai tanpa retur. {reason}"],
    en: ["The return has ended", "Order {reference} is completed without a return. {reason}"],
  },
  "order.return_lapsed/buyer": {
    id: [
      "Retur berakhir",
      "Retur {title} tidak terbukti dikirim, jadi dana {reference} untuk penjual. {reason}",
    ],
    en: [
      "The return has ended",
      "There is no proof that {title} was sent back: the seller is paid ({reference}). {reason}",
    ],
  },
  "order.return_lapsed/seller": {
    id: ["Dana cair", "Retur {title} berakhir; dana {reference} ada di dompetmu. {reason}"],
    en: [
      "You are paid",
      "The return of {title} has ended; the money for {reference} is in your wallet. {reason}",
    ],
  },
  "order.reminder.decision": {
    id: [
      "Tim kami memutuskan pada {at}",
      "Retur {reference} belum dikonfirmasi. Siapkan bukti kirim atau foto.",
    ],
    en: [
      "Our team decides on {at}",
      "The return of {reference} is not confirmed. Have proof of shipping or photos ready.",
    ],
  },
  "dispute.reminder": {
    id: [
      "Jawab sengketa sebelum {at}",
      "Kirim foto dan keteranganmu tentang {title} ({reference}).",
    ],
    en: [
      "Answer the dispute before {at}",
      "Send your photos and your view about {title} ({reference}).",
    ],
  },
  "settlement.offered": {
    id: [
      "Tawaran penyelesaian {amount}",
      "Barang tetap di pembeli dan {amount} kembali ke pembeli. Setuju atau tawar balik ({reference}).",
    ],
    en: [
      "A settlement of {amount} is offered",
      "The buyer keeps the item and gets {amount} back. Accept it or make another ({reference}).",
    ],
  },
  "order.settlement": {
    id: ["Pesanan diselesaikan", "Kalian sepakat: {amount} kembali ke pembeli ({reference})."],
    en: [
      "A settlement was reached",
      "You both agreed: {amount} goes back to the buyer ({reference}).",
    ],
  },
  "dispute.resolved/split": {
    id: [
      "Sengketa selesai",
      "Tim kami memutuskan: {amount} dari {reference} untuk pembeli. {note}",
    ],
    en: [
      "Dispute resolved",
      "Our team decided: {amount} of {reference} goes back to the buyer. {note}",
    ],
  },
  "dispute.answered": {
    id: ["Sengketamu dijawab", "Pihak lain memberi keterangan tentang {title} ({reference})."],
    en: ["Your dispute was answered", "The other party gave evidence about {title} ({reference})."],
  },
});
