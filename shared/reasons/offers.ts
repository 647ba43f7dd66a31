import type { Entries } from "../error_codes.ts";

/** Errors about offers. */
export const OFFERS = {
  offer_price_invalid: [
    "VALIDATION",
    "The price must be from Rp{min} to Rp{max}, in steps of Rp{step}.",
    "Tawar dari Rp{min} sampai Rp{max}, kelipatan Rp{step}.",
  ],
  offer_price_exhausted: [
    "CONFLICT",
    "There is no price left to offer.",
    "Tidak ada lagi harga yang bisa ditawarkan.",
  ],
  offer_exists: [
    "CONFLICT",
    "An offer for this listing is open already: answer or withdraw it.",
    "Masih ada tawaran untuk barang ini. Jawab atau tarik dulu.",
  ],
  offer_accepted: [
    "CONFLICT",
    "An offer for this listing is accepted: order at its price.",
    "Tawaranmu untuk barang ini sudah diterima. Silakan pesan dengan harga itu.",
  ],
  offer_not_accepted: [
    "CONFLICT",
    "The offer has not been accepted yet.",
    "Tawaran ini belum diterima.",
  ],
  offer_expired: [
    "CONFLICT",
    "The time of the offer is over.",
    "Waktu tawaran ini sudah habis.",
  ],
  offer_for_another_listing: [
    "CONFLICT",
    "The offer is for another listing.",
    "Tawaran ini untuk barang lain.",
  ],
  offer_not_yours: [
    "FORBIDDEN",
    "Only the one who made an offer can withdraw it; you can decline it.",
    "Hanya pembuatnya yang bisa menarik tawaran. Kamu bisa menolaknya.",
  ],
  too_many_offers_to_person: [
    "CONFLICT",
    "You have made {max} offers to this person in a day; try again tomorrow.",
    "Kamu sudah membuat {max} tawaran kepada orang ini. Coba lagi besok.",
  ],
  too_many_offers_today: [
    "CONFLICT",
    "You have made {max} offers for this listing in a day; try again tomorrow.",
    "Kamu sudah membuat {max} tawaran untuk barang ini. Coba lagi besok.",
  ],
} as const satisfies Entries;
