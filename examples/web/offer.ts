/** A price of one's own for a listing, on its page. */
import { dataOf, type Listing, market, type Offer } from "./market.ts";
import { amount, field, folded, h, left, link, on, once, rupiah } from "./page.ts";
import { parseRupiah } from "../../shared/domain/rupiah.ts";
import { w } from "./words.ts";

const STEP = 1_000;
const up = (price: number) => Math.ceil(price / STEP) * STEP;
const down = (price: number) => Math.floor(price / STEP) * STEP;
type Bounds = { min: number; max: number };

/** The usual bounds: 50 to 99 % of the price. The service has the last word. */
const forBuyer = (asked: number): Bounds => ({ min: up(asked * .5), max: down(asked * .99) });

/** Of an answer to an offer: what lies between the two. */
export const between = ({ offered_by, price, listing_price }: Offer): Bounds =>
  offered_by === "buyer"
    ? { min: up(price + 1), max: listing_price }
    : { ...forBuyer(listing_price), max: down(price - 1) };

let hints = 0;

export function priceForm({ min, max }: Bounds, send: (price: number) => Promise<unknown>) {
  const id = `hint-${++hints}`;
  const words = w.offerBounds(rupiah(min), rupiah(max));
  const price = amount(
    { required: true, "aria-describedby": id },
    { min, max, step: STEP, words },
  );
  const form = h(
    "form.say",
    field(w.yourPrice, price),
    h("button", w.offer),
    h("small", { id }, words),
  );
  return on(form, "submit", once(() => send(parseRupiah(price.value))));
}

/** The user's latest offer for a listing. */
export async function ownOffer({ id }: Listing, signal: AbortSignal): Promise<Offer | undefined> {
  const query = { role: "buyer", listing_id: id, limit: 1 } as const;
  return dataOf(await market.get("/offers", { params: { query }, signal })).items[0];
}

/** On a listing's page: the offer that is open, or a form for one. */
export function offerBox(listing: Listing, offer?: Offer): HTMLElement {
  if (offer?.status === "open") {
    const { price, seller_username, expires_at, offered_by } = offer;
    const what = offered_by === "buyer"
      ? w.youOffered(rupiah(price), seller_username, left(expires_at))
      : w.theyAsk(rupiah(price), seller_username, left(expires_at));
    return h("p.notice", what, link("#/offers", w.yourOffers));
  }
  const { id: listing_id, price: asked } = listing;
  const form = priceForm(forBuyer(asked), async (price) => {
    const body = { listing_id, price };
    box.replaceWith(offerBox(listing, dataOf(await market.post("/offers", { body }))));
  });
  const box = folded(w.makeOffer, form);
  return box;
}
