/** Buying: what it costs with every fee, one order however often it is sent, and its payment. */
import { dataOf, type Listing, market, type Offer, type Order, ownProfile } from "./market.ts";
import { busy, button, choice, complain, field, find, h, left, link, on } from "./page.ts";
import { rupiah, sentenceOf, tell } from "./page.ts";
import type { MarketError, Reason } from "../../clients/js/src/index.ts";
import { w } from "./words.ts";

type Purchase = {
  listing_id?: string;
  listing_ids?: string[];
  address_id: string;
  shipping_quote: string;
  offer_id?: string;
  voucher_code?: string;
  use_wallet?: boolean;
};

/** By these the service refuses a quote: what it costs now has to be asked again. */
const OUTDATED: (Reason | undefined)[] = [
  "quote_expired",
  "quote_outdated",
  "courier_price_changed",
  "protection_fee_raised",
];
const isOutdated = (error?: Error) => OUTDATED.includes((error as Partial<MarketError>)?.reason);

/** For one listing or several of one seller. Each quote is signed for this buyer, these listings and their address. */
export async function orderForm(
  listings: Listing[],
  signal: AbortSignal,
  accepted?: Offer,
): Promise<HTMLElement> {
  const { addresses } = await ownProfile();
  const address = addresses.find(({ is_primary }) => is_primary) ?? addresses[0];
  if (!address) return h("p.notice", `${w.needAddress} `, link("#/me", w.addAddress));
  const ids = listings.map(({ id }) => id);
  const asked = {
    ...ids.length > 1 ? { listing_ids: ids } : { listing_id: ids[0]! },
    address_id: address.id,
    ...accepted && { offer_id: accepted.id },
  };
  let quotes: Record<string, string> = {};
  const courier = h("select");
  /** The chosen courier stays chosen. */
  const askQuotes = async () => {
    const { rates } = dataOf(await market.post("/shipping/rates", { body: asked, signal }));
    const keyOf = (rate: typeof rates[number]) =>
      `${rate.courier_code} ${rate.courier_service_code}`;
    quotes = Object.fromEntries(rates.map((rate) => [keyOf(rate), rate.quote]));
    const names = rates.map((rate) => [
      keyOf(rate),
      `${rupiah(rate.price)} · ${rate.courier_name} ${rate.service_name}`,
    ]);
    courier.replaceChildren(...choice(Object.fromEntries(names), courier.value).children);
  };
  try {
    await askQuotes();
  } catch (error) {
    return h("p.notice", sentenceOf(error as Error));
  }
  const wallet = h("input", { type: "checkbox" });
  const voucher = h("input", { autocomplete: "off", maxLength: 40 });
  const purchase = (): Purchase => ({
    ...asked,
    shipping_quote: quotes[courier.value] ?? "",
    use_wallet: wallet.checked,
    ...voucher.value.trim() && { voucher_code: voucher.value.trim() },
  });
  const total = h("div", { ariaLive: "polite" });
  const submit = h("button", { hidden: true });
  let latest = 0;
  /** Nothing can be bought before its total stands here. */
  const preview = async () => {
    const turn = ++latest;
    submit.hidden = true;
    const ask = () => market.post("/orders/preview", { body: purchase(), signal });
    let { data, error } = await ask();
    if (isOutdated(error)) {
      await askQuotes();
      ({ data, error } = await ask());
    }
    if (turn !== latest || signal.aborted) return;
    total.replaceChildren(
      data ? costs(data) : h("p.notice", { role: "alert" }, sentenceOf(error!)),
    );
    if (data) submit.textContent = w.buyFor(rupiah(data.total));
    submit.hidden = !data;
  };
  const form = h(
    "form.card.buy",
    !!accepted && h("p", w.offerAccepted(left(accepted.expires_at))),
    field(w.courier, courier),
    field(w.voucher, voucher),
    h("label.check", wallet, h("span", w.useWallet)),
    total,
    submit,
    h("small", w.protected),
  );
  on(form, "change", preview);
  await preview();
  return on(form, "submit", async () => {
    // Enter in a field that has just changed: its total is not shown yet.
    if (submit.hidden) return;
    const shown = submit.textContent;
    try {
      await buy(purchase());
    } catch (error) {
      // The form was open for longer than its quote lives.
      if (!isOutdated(error as Error)) throw error;
      await preview();
      if (submit.hidden || submit.textContent !== shown) throw new Error(w.newTotal);
      await buy(purchase());
    }
  });
}

interface Costs {
  item_price: number;
  bundle_discount: number;
  shipping_fee: number;
  buyer_protection_fee: number;
  voucher_discount: number;
  total: number;
  wallet_amount: number | null;
  amount_due: number | null;
}

/** What the buyer pays, line by line. */
export function costs(of: Costs): HTMLElement {
  const line = (words: string, amount: number) => [h("dt", words), h("dd", rupiah(amount))];
  return h(
    "dl.costs",
    ...line(w.sum.item, of.item_price + of.bundle_discount),
    ...of.bundle_discount ? line(w.sum.bundle, -of.bundle_discount) : [],
    ...line(w.sum.shipping, of.shipping_fee),
    ...line(w.sum.fee, of.buyer_protection_fee),
    ...of.voucher_discount ? line(w.sum.voucher, -of.voucher_discount) : [],
    ...line(w.sum.total, of.total),
    ...of.wallet_amount
      ? [...line(w.sum.wallet, -of.wallet_amount), ...line(w.sum.due, of.amount_due ?? 0)]
      : [],
  );
}

async function buy(body: Purchase): Promise<void> {
  const { id } = await place(body);
  location.hash = `#/orders/${id}`;
}

const firstOf = ({ listing_id, listing_ids }: Purchase) => listing_id ?? listing_ids![0]!;

/** However often it is sent, it is one purchase: its key stays the same until there is an answer. */
async function place(body: Purchase): Promise<Order> {
  const intent = `buy ${firstOf(body)}`;
  const ask = () => market.post("/orders", { body, intent });
  const { data, error } = await busy(w.placing, ask);
  tell("");
  await showUnanswered();
  if (data) return data;
  if (!error.mayHaveHappened) throw error;
  throw new Error(w.pressAgain);
}

/** The page was closed before the answer came: these are the same purchases still. */
export async function askAgain(): Promise<void> {
  let made: Order | undefined;
  for (const { body } of await market.intents.pending("/orders")) {
    made = await place(body as Purchase).catch((error) => void complain(error)) ?? made;
  }
  if (made) location.hash = `#/orders/${made.id}`;
}

async function showUnanswered(): Promise<void> {
  const pending = await market.intents.pending("/orders");
  const lines = await Promise.all(pending.map(async ({ body }) => {
    const path = { id: firstOf(body as Purchase) };
    const { data } = await market.get("/listings/{id}", { params: { path } });
    const again = button(w.askAgain, () => buy(body as Purchase));
    return h("li", data?.title ?? w.earlier, again);
  }));
  find("#unanswered").hidden = lines.length === 0;
  find("#unanswered ul").replaceChildren(...lines);
}

/** Ends when it is paid, expired or cancelled, or when the user goes elsewhere. */
export async function untilPaid({ id }: Order, signal: AbortSignal): Promise<void> {
  const { error } = await market.waitForPayment(id, { signal });
  if (error && error.code !== "ABORTED") throw error;
}
