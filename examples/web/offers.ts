/** The user's offers, made and received, with the buttons to answer them. */
import { dataOf, market, type Me, type Offer, type Page } from "./market.ts";
import { between, priceForm } from "./offer.ts";
import { button, h, left, lines, link, refresh, rupiah } from "./page.ts";
import { w } from "./words.ts";

export const offers: Page = async ({ me, signal }) => {
  const section = async (title: string, role: "buyer" | "seller", nothing: string) => {
    const read = async (cursor?: string) => {
      const params = { query: { role, limit: 20, ...cursor ? { cursor } : {} } };
      return dataOf(await market.get("/offers", { params, signal }));
    };
    return [h("h3", title), ...await lines(title, read, (offer) => line(offer, me), nothing)];
  };
  return [
    h("h2", w.nav.offers),
    ...await section(w.yourOffers, "buyer", w.noOffersMade),
    ...await section(w.offersGot, "seller", w.noOffersGot),
  ];
};

function inWords(offer: Offer, isBuyer: boolean): string {
  const other = isBuyer ? offer.seller_username : offer.buyer_username;
  const time = left(offer.expires_at);
  const { status } = offer;
  if (offer.order_id) return w.ordered;
  if (status === "open") {
    return isOwn(offer, isBuyer) ? w.othersTurn(other, time) : w.yourTurn(other, time);
  }
  if (status === "accepted") return isBuyer ? w.acceptedMine(time) : w.acceptedTheirs(other, time);
  if (status === "ended") return w.offerEnded[offer.ended_because ?? "unavailable"];
  return w.offerStatus[status];
}

const isOwn = ({ offered_by }: Offer, isBuyer: boolean) => (offered_by === "buyer") === isBuyer;

function actions(offer: Offer, isBuyer: boolean): Node[] {
  const { id, status, price, listing_id, order_id } = offer;
  const to = { params: { path: { id } } };
  const answer = (
    text: string,
    path: `/offers/{id}/${"accept" | "decline" | "withdraw"}`,
    className = "",
  ) => {
    const act = async () => {
      dataOf(await market.post(path, to));
      refresh();
    };
    return button(text, act, { className });
  };
  if (order_id) return [link(`#/orders/${order_id}`, w.theOrder)];
  if (status === "open" && isOwn(offer, isBuyer)) {
    return [answer(w.withdrawOffer, "/offers/{id}/withdraw")];
  }
  if (status === "open") {
    const counter = priceForm(between(offer), async (price) => {
      dataOf(await market.post("/offers/{id}/counter", { ...to, body: { price } }));
      refresh();
    });
    return [
      answer(w.accept, "/offers/{id}/accept", "main"),
      answer(w.decline, "/offers/{id}/decline"),
      h("details", { id: `counter-${id}` }, h("summary", w.anotherPrice), counter),
    ];
  }
  if (status !== "accepted" || !isBuyer) return [];
  const href = `#/listings/${listing_id}`;
  return [h("a", { href, className: "button" }, w.buyFor(rupiah(price)))];
}

function line(offer: Offer, me: Me): HTMLElement {
  const { listing_id, listing_title, listing_price, price } = offer;
  const isBuyer = offer.buyer_id === me.id;
  return h(
    "li",
    h(
      "div",
      h("a", { href: `#/listings/${listing_id}` }, listing_title),
      h("p", h("strong", rupiah(price)), w.insteadOf(rupiah(listing_price))),
      h("small", inWords(offer, isBuyer)),
    ),
    h("div.actions", ...actions(offer, isBuyer)),
  );
}
