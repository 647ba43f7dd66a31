/** Buying: prices of couriers, one order however often it is sent, and its payment. */
import { dataOf, type Listing, market, type Me, type Offer, type Order } from "./market.ts";
import type { Page } from "./market.ts";
import { busy, button, complain, empty, find, h, left, on, rupiah, tell } from "./page.ts";
import { messageButton } from "./people.ts";

type Purchase = {
  listing_id: string;
  address_id: string;
  shipping_quote: string;
  offer_id?: string;
};

/** Each quote is signed for this buyer, listing and address, and valid for 15 minutes. */
export async function orderForm(
  { id }: Listing,
  me: Me,
  signal: AbortSignal,
  accepted?: Offer,
): Promise<HTMLElement> {
  const address_id = me.addresses.find(({ is_primary }) => is_primary)?.id ?? "";
  const body = { listing_id: id, address_id, ...accepted ? { offer_id: accepted.id } : {} };
  const { data, error } = await market.post("/shipping/rates", { body, signal });
  if (error) return h("p", { className: "notice" }, error.message);
  const options = data.rates.map(({ courier_name, service_name, price, quote }) =>
    new Option(`${courier_name} ${service_name}, ${rupiah(price)}`, quote)
  );
  const quotes = h("select", { name: "quote", required: true }, ...options);
  const sent = h("label", {}, "How it is sent ", quotes);
  const price = accepted
    ? [h("p", {}, `Your offer is accepted: ${left(accepted.expires_at)} left to buy for it.`)]
    : [];
  const words = accepted ? `Buy for ${rupiah(accepted.price)}` : "Buy";
  const form = h("form", { className: "card" }, ...price, sent, h("button", {}, words));
  return on(form, "submit", () => buy({ ...body, shipping_quote: quotes.value }));
}

async function buy(body: Purchase): Promise<void> {
  const { id } = await place(body);
  location.hash = `#/orders/${id}`;
}

/** However often it is sent, it is one purchase: its key stays the same until there is an answer. */
async function place(body: Purchase): Promise<Order> {
  const intent = `buy ${body.listing_id}`;
  const ask = () => market.post("/orders", { body, intent });
  const { data, error } = await busy("Placing your order…", ask);
  tell("");
  await showUnanswered();
  if (data) return data;
  if (!error.mayHaveHappened) throw error;
  throw new Error("No answer yet. Press Buy again: nothing is bought twice.");
}

/** The page was closed before the answer came: these are the same purchases still. */
export async function askAgain(): Promise<void> {
  let made: Order | undefined;
  for (const { body } of await market.intents.pending("/orders")) {
    made = await place(body).catch((error) => void complain(error)) ?? made;
  }
  if (made) location.hash = `#/orders/${made.id}`;
}

async function showUnanswered(): Promise<void> {
  const pending = await market.intents.pending("/orders");
  const lines = await Promise.all(pending.map(async ({ body }) => {
    const path = { id: body.listing_id };
    const { data } = await market.get("/listings/{id}", { params: { path } });
    const title = data?.title ?? "An earlier purchase";
    return h("li", {}, title, button("Ask again", () => buy(body)));
  }));
  find("#unanswered").hidden = lines.length === 0;
  find("#unanswered ul").replaceChildren(...lines);
}

const payLink = ({ payment, total }: Order) =>
  h("a", {
    href: payment?.invoice_url ?? "",
    textContent: `Pay ${rupiah(total)}`,
    className: "button",
    target: "_blank",
  });

export const orders: Page = async ({ signal }) => {
  const params = { query: { limit: 20 } };
  const { as_buyer } = dataOf(await market.get("/orders/my", { params, signal }));
  const lines = as_buyer.map((order) =>
    h(
      "li",
      {},
      h("a", { href: `#/orders/${order.id}` }, `${order.reference}: ${order.listing_title}`),
      order.status === "AWAITING_PAYMENT"
        ? payLink(order)
        : h("small", {}, order.status.toLowerCase().replaceAll("_", " ")),
    )
  );
  const list = lines.length > 0
    ? h("ul", { className: "lines" }, ...lines)
    : empty("You have bought nothing yet.");
  return [h("h2", {}, "Orders"), list];
};

export const order: Page = async ({ id, me, signal }) => {
  const made = dataOf(await market.get("/orders/{id}", { params: { path: { id } }, signal }));
  const pay = payLink(made);
  const isOpen = made.status === "AWAITING_PAYMENT";
  pay.hidden = !isOpen;
  if (isOpen) untilPaid(made, pay, signal).catch(complain);
  else tell(`This order is ${made.status.toLowerCase().replaceAll("_", " ")}.`);
  return [h(
    "section",
    { className: "card narrow", "aria-label": "Your order" },
    h("h2", {}, `${made.reference}: ${made.listing_title}`),
    pay,
    messageButton(made.buyer_id === me.id ? "Message the seller" : "Message the buyer", {
      order_id: id,
    }),
    h("a", { href: "#/search", className: "quiet button" }, "Buy something else"),
  )];
};

const ENDINGS = {
  paid: "It is paid. The seller sends it now.",
  expired: "It was not paid in time.",
  cancelled: "It has been cancelled.",
};

async function untilPaid({ id }: Order, pay: HTMLElement, signal: AbortSignal): Promise<void> {
  const wait = () => market.waitForPayment(id, { signal });
  const { data, error } = await busy("Waiting for your payment…", wait);
  if (error?.code === "ABORTED") return;
  if (error) throw error;
  tell(ENDINGS[data.outcome]);
  pay.hidden = true;
}
