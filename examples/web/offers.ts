/** The user's offers, made and received, with the buttons to answer them. */
import { dataOf, market, type Me, type Offer, type Page } from "./market.ts";
import { between, priceForm } from "./offer.ts";
import { button, empty, h, left, rupiah } from "./page.ts";

export const offers: Page = async ({ me, signal }) => [
  h("h2", {}, "Offers"),
  ...await section("Your offers", "buyer", "You have offered for nothing yet.", me, signal),
  ...await section("For what you sell", "seller", "Nobody has offered yet.", me, signal),
];

async function section(
  title: string,
  role: "buyer" | "seller",
  nothing: string,
  me: Me,
  signal: AbortSignal,
): Promise<Node[]> {
  const read = async (cursor?: string) => {
    const params = { query: { role, limit: 20, ...cursor ? { cursor } : {} } };
    return dataOf(await market.get("/offers", { params, signal }));
  };
  const first = await read();
  const list = h("ul", { className: "lines", "aria-label": title });
  list.append(...first.items.map((offer) => line(offer, me)));
  let cursor = first.next_cursor;
  const more = button("Show more", async () => {
    const next = await read(cursor!);
    list.append(...next.items.map((offer) => line(offer, me)));
    cursor = next.next_cursor;
    more.hidden = !cursor;
  }, { hidden: !cursor });
  return [h("h3", {}, title), ...first.items.length > 0 ? [list, more] : [empty(nothing)]];
}

const ENDED = {
  sold: "ended: it is sold",
  price_changed: "ended: the listing has another price",
  removed: "ended: the listing is removed",
  unavailable: "ended: you cannot trade with each other now",
};

function inWords(offer: Offer, isBuyer: boolean): string {
  const other = isBuyer ? offer.seller_username : offer.buyer_username;
  const time = left(offer.expires_at);
  if (offer.order_id) return "ordered";
  return {
    open: isOwn(offer, isBuyer)
      ? `${other} has ${time} to answer`
      : `${other} asks; you have ${time} to answer`,
    accepted: isBuyer ? `accepted: ${time} left to buy` : `accepted: ${other} has ${time} to buy`,
    declined: "declined",
    countered: "answered by another price",
    withdrawn: "withdrawn",
    expired: "expired",
    ended: ENDED[offer.ended_because ?? "unavailable"],
    used: "bought",
  }[offer.status];
}

const isOwn = ({ offered_by }: Offer, isBuyer: boolean) => (offered_by === "buyer") === isBuyer;

/** Actions about an offer; `show` gets the changed one. */
function actions(offer: Offer, isBuyer: boolean, show: (changed: Offer) => void): Node[] {
  const { id, status, price, listing_id, order_id } = offer;
  const to = { params: { path: { id } } };
  const answer = (text: string, path: `/offers/{id}/${"accept" | "decline" | "withdraw"}`) =>
    button(text, async () => show(dataOf(await market.post(path, to))));
  if (order_id) return [h("a", { href: `#/orders/${order_id}` }, "The order")];
  if (status === "open" && isOwn(offer, isBuyer)) {
    return [answer("Withdraw", "/offers/{id}/withdraw")];
  }
  if (status === "open") {
    const counter = priceForm(between(offer), async (price) => {
      show(dataOf(await market.post("/offers/{id}/counter", { ...to, body: { price } })));
    });
    return [
      answer("Accept", "/offers/{id}/accept"),
      answer("Decline", "/offers/{id}/decline"),
      h("details", {}, h("summary", {}, "Another price"), counter),
    ];
  }
  if (status !== "accepted" || !isBuyer) return [];
  const href = `#/listings/${listing_id}`;
  return [h("a", { href, className: "button" }, `Buy for ${rupiah(price)}`)];
}

function line(offer: Offer, me: Me): HTMLElement {
  const { listing_id, listing_title, listing_price, price } = offer;
  const isBuyer = offer.buyer_id === me.id;
  const show = (changed: Offer) => element.replaceWith(line(changed, me));
  const element = h(
    "li",
    {},
    h(
      "div",
      {},
      h("a", { href: `#/listings/${listing_id}` }, listing_title),
      h("p", {}, h("strong", {}, rupiah(price)), ` instead of ${rupiah(listing_price)}`),
      h("small", {}, inWords(offer, isBuyer)),
    ),
    h("div", { className: "actions" }, ...actions(offer, isBuyer, show)),
  );
  return element;
}
