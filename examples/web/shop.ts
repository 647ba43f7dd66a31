/** A web client that signs in, shows what is for sale, buys one thing and waits for its payment. */
import { createClient } from "@supabase/supabase-js";
import { createMarket, dataOf, supabaseSession } from "../../clients/js/src/index.ts";
import type { components } from "../../clients/js/src/index.ts";
import { busy, complain, find, link, list, on, rupiah, tell } from "./page.ts";

type Order = components["schemas"]["Order"];
type Purchase = { listing_id: string; address_id: string; shipping_quote: string };
declare const API_URL: string, ANON_KEY: string; // vite.config.ts

const supabase = createClient(API_URL, ANON_KEY);
const session = supabaseSession(supabase.auth);
const market = createMarket({ url: API_URL, key: ANON_KEY, session, storage: localStorage });

const [signIn, order] = [find<HTMLFormElement>("#sign-in"), find<HTMLFormElement>("#order")];
const listings = find<HTMLSelectElement>("[name=listing]");
const quotes = find<HTMLSelectElement>("[name=quote]");
const [payment, pay] = [find("#payment"), find<HTMLAnchorElement>("#pay")];
let address_id = "";
let waiting = new AbortController();

on(signIn, "submit", async () => {
  const { email, password } = Object.fromEntries(new FormData(signIn)) as Record<string, string>;
  const { error } = await supabase.auth.signInWithPassword({ email: email!, password: password! });
  if (error) throw error;
  await enter();
});

async function enter(): Promise<void> {
  const me = dataOf(await market.get("/auth/me"));
  address_id = me.addresses.find(({ is_primary }) => is_primary)?.id ?? "";
  tell(`Halo, ${me.username}.`);
  signIn.hidden = true;
  const page = dataOf(await market.get("/listings", { params: { query: { limit: 20 } } }));
  const others = page.listings.filter(({ seller_id }) => seller_id !== me.id);
  listings.replaceChildren(
    ...others.map(({ id, title, price }) => new Option(`${title}, ${rupiah(price)}`, id)),
  );
  order.hidden = false;
  // The page was closed before the answer came: these are the same purchases still.
  let made: Order | undefined;
  for (const { body } of await market.intents.pending("/orders")) {
    made = await place(body).catch((error) => void complain(error)) ?? made;
  }
  await showOpen();
  await (made ? untilPaid(made) : askForRates());
}

/** What has no answer, and what is not paid: both outlive a reload. */
async function showOpen(): Promise<void> {
  const pending = await market.intents.pending("/orders");
  list(
    "#unanswered",
    pending.map(({ body }) => {
      const again = Object.assign(document.createElement("button"), { textContent: "Ask again" });
      on(again, "click", () => buy(body));
      return [titleOf(body), again];
    }),
  );
  const query = { status: "AWAITING_PAYMENT", limit: 5 } as const;
  const { as_buyer } = dataOf(await market.get("/orders/my", { params: { query } }));
  list(
    "#unpaid",
    as_buyer.map(({ reference, total, listing_title, payment }) => [
      `${reference}: ${listing_title}`,
      link(payment?.invoice_url ?? "", `Pay ${rupiah(total)}`),
    ]),
  );
}

const titleOf = ({ listing_id }: Purchase) =>
  [...listings.options].find(({ value }) => value === listing_id)?.text ?? "An earlier purchase";

/** Each quote is signed for this buyer, listing and address, and valid for 15 minutes. */
async function askForRates(): Promise<void> {
  quotes.replaceChildren();
  const listing_id = listings.value;
  if (!listing_id) return void tell("Nothing is for sale now.");
  const body = { listing_id, address_id };
  const { rates } = dataOf(await market.post("/shipping/rates", { body }));
  // Another one was chosen meanwhile.
  if (listing_id !== listings.value) return;
  quotes.replaceChildren(
    ...rates.map(({ courier_name, service_name, price, quote }) =>
      new Option(`${courier_name} ${service_name}, ${rupiah(price)}`, quote)
    ),
  );
}
on(listings, "change", askForRates);

on(
  order,
  "submit",
  () => buy({ listing_id: listings.value, address_id, shipping_quote: quotes.value }),
);

const buy = async (body: Purchase) => await untilPaid(await place(body));

/** However often it is sent, it is one purchase: its key stays the same until there is an answer. */
async function place(body: Purchase): Promise<Order> {
  const intent = `buy ${body.listing_id}`;
  const ask = () => market.post("/orders", { body, intent });
  const { data, error } = await busy("Placing your order…", ask);
  tell("");
  if (data) return data;
  await showOpen().catch(() => {});
  if (!error.mayHaveHappened) throw error;
  throw new Error("No answer yet. Press Buy again: nothing is bought twice.");
}

async function untilPaid(made: Order): Promise<void> {
  const { id, reference, listing_title, total, payment: invoice } = made;
  order.hidden = find("#unpaid").hidden = find("#unanswered").hidden = true;
  payment.hidden = pay.hidden = false;
  find("#reference").textContent = `${reference}: ${listing_title}`;
  Object.assign(pay, { href: invoice?.invoice_url ?? "", textContent: `Pay ${rupiah(total)}` });
  waiting = new AbortController();
  const { signal } = waiting;
  const wait = () => market.waitForPayment(id, { signal });
  const { data, error } = await busy("Waiting for your payment…", wait);
  if (error?.code === "ABORTED") return;
  if (error) throw error;
  tell(ENDINGS[data.outcome]);
  pay.hidden = true;
}

const ENDINGS = {
  paid: "It is paid. The seller sends it now.",
  expired: "It was not paid in time.",
  cancelled: "It has been cancelled.",
};

on(find("#leave"), "click", async () => {
  waiting.abort();
  payment.hidden = true;
  tell("");
  await enter();
});

if ((await supabase.auth.getSession()).data.session) {
  await enter().catch(complain);
}
