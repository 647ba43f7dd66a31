import type { Text } from "./text.ts";

export const OFFER_KINDS: Readonly<Record<string, Text>> = Object.freeze({
  "offer.received": {
    id: ["Tawaran {amount}", "Ada yang menawar {title}. Jawab dalam {minutes}."],
    en: ["An offer of {amount}", "Someone made an offer for {title}. Answer within {minutes}."],
  },
  "offer.countered": {
    id: ["Tawaran balik {amount}", "Tawaranmu untuk {title} dijawab dengan harga lain."],
    en: ["A counter-offer of {amount}", "Your offer for {title} was answered by another price."],
  },
  "offer.accepted": {
    id: ["Tawaranmu diterima", "{title} bisa dipesan seharga {amount} selama masih dijual."],
    en: [
      "Your offer was accepted",
      "{title} can be ordered for {amount} as long as it is for sale.",
    ],
  },
  "offer.declined": {
    id: ["Tawaranmu ditolak", "Tawaran {amount} untuk {title} tidak diterima."],
    en: ["Your offer was declined", "The offer of {amount} for {title} was not accepted."],
  },
  "offer.withdrawn": {
    id: ["Tawaran ditarik", "Tawaran {amount} untuk {title} ditarik kembali."],
    en: ["An offer was withdrawn", "The offer of {amount} for {title} was taken back."],
  },
  "offer.expired": {
    id: ["Tawaran berakhir", "Waktu tawaran {amount} untuk {title} sudah habis."],
    en: ["An offer has expired", "The time of the offer of {amount} for {title} is over."],
  },
  "offer.ended": {
    id: ["Tawaran berakhir", "Tawaran {amount} untuk {title} tidak berlaku lagi."],
    en: ["An offer has ended", "The offer of {amount} for {title} is no longer valid."],
  },
  "offer.ended/sold": {
    id: ["{title} sudah terjual", "Tawaran {amount} untuk {title} tidak berlaku lagi."],
    en: ["{title} is sold", "The offer of {amount} for {title} is no longer valid."],
  },
  "offer.ended/price_changed": {
    id: ["Harga {title} berubah", "Tawaran {amount} untuk {title} tidak berlaku lagi."],
    en: ["{title} has a new price", "The offer of {amount} for {title} is no longer valid."],
  },
});
