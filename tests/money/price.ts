import type { BookedOrder } from "./books.ts";
import { PRICES } from "./model.ts";
import type { Model } from "./model.ts";

/** Hours, in milliseconds: so long an accepted offer is a price. */
const VALID = 24 * 3_600_000;

/**
 * Throws unless the order costs what the listing may, or what its buyer agreed on in the 24 hours before; an offer is
 * paid once.
 */
export function checkPrice({ bargains, books }: Model, order: BookedOrder): void {
  const { reference, offer_id, item_price, buyer_id, listing_id, created_at } = order;
  const fail = (what: string) => {
    throw new Error(`${reference}: ${what}.`);
  };
  if (offer_id === null) {
    if (!PRICES.some((price) => price === item_price)) fail(`costs ${item_price} without an offer`);
    return;
  }
  const offer = bargains.find(({ id }) => id === offer_id);
  if (offer === undefined) return fail("was made with an unknown offer");
  const { price, buyer, listing, accepted } = offer;
  if (item_price !== price) fail(`costs ${item_price}, its offer says ${price}`);
  if (buyer !== buyer_id || listing !== listing_id) fail("uses the offer of another sale");
  if (accepted === null) return fail("was made with an offer that nobody accepted");
  if (Date.parse(created_at) > accepted + VALID) fail("was made after the end of its offer");
  const paid = books.orders.filter((other) =>
    other.offer_id === offer_id && other.steps.some(({ to }) => to === "READY_TO_SHIP")
  );
  if (paid.length > 1) fail("was bought with an offer that had bought before");
}
