const openReasons = ["offer_expired", "offer_not_found", "offer_not_open"] as const;

/** Reasons why a party cannot answer an offer. */
export const answerReasons = [...openReasons, "other_party_decides"] as const;

/** Reasons why a party cannot withdraw an offer. */
export const withdrawReasons = [...openReasons, "offer_not_yours"] as const;

/** Reasons why the listing cannot be bought. */
export const saleReasons = [
  "listing_not_for_sale",
  "listing_ordered_already",
  "listing_reserved",
  "seller_on_vacation",
  "user_blocked",
] as const;

/** Reasons why a price cannot be offered. */
export const priceReasons = [
  "offer_price_exhausted",
  "offer_price_invalid",
  "too_many_offers_to_person",
  "too_many_offers_today",
] as const;
