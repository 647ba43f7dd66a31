/** A web client that signs in, shows what is for sale, buys one thing and waits for its payment. */
import { createClient } from "@supabase/supabase-js";
import createApi from "openapi-fetch";
import type { components, paths } from "../../functions/openapi.d.ts";
import { finished, intentFor, pending, untilAnswered } from "./intent.ts";
import type { Intent } from "./intent.ts";

type Order = components["schemas"]["Order"];
declare const API_URL: string, ANON_KEY: string; // vite.config.ts

const supabase = createClient(API_URL, ANON_KEY);
const api = createApi<paths>({ baseUrl: API_URL });
// Both headers, on every call: which project this is, and who is calling.
api.use({
  async onRequest({ request }) {
    const { data } = await supabase.auth.getSession();
    request.headers.set("apikey", ANON_KEY);
    request.headers.set("Authorization", `Bearer ${ANON_KEY}`);
    request.headers.set("X-User-Token", data.session?.access_token ?? "");
    return request;
  },
});

/** Returns the data of a success; throws the message of an error. */
function dataOf<T>(answer: { data?: { data: T }; error?: unknown }): T {
  if (answer.data) return answer.data.data;
  const apiError = answer.error as components["schemas"]["Error"] | undefined;
  throw new Error(apiError?.error.message ?? "The marketplace cannot be reached.");
}

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector)!;
const [signIn, order] = [find<HTMLFormElement>("#sign-in"), find<HTMLFormElement>("#order")];
const listings = find<HTMLSelectElement>("[name=listing]");
const quotes = find<HTMLSelectElement>("[name=quote]");
const rupiah = (amount: number) => `Rp ${amount.toLocaleString("id-ID")}`;
const tell = (text: string) => find("#state").textContent = text;
const button = find<HTMLButtonElement>("#order button");
let address_id = "";

/** Shows that something is under way; until it ends, Buy cannot be pressed. */
async function busy<T>(text: string, work: () => Promise<T>): Promise<T> {
  tell(text);
  find<HTMLElement>("#busy").hidden = false;
  button.disabled = true;
  try {
    return await work();
  } finally {
    find<HTMLElement>("#busy").hidden = true;
    button.disabled = false;
  }
}

/** Runs when the form is submitted or changed, and shows errors. */
function on(target: HTMLElement, event: "submit" | "change", work: () => Promise<void>): void {
  target.addEventListener(event, async (happened) => {
    happened.preventDefault();
    find("#wrong").textContent = "";
    await work().catch((error: Error) => find("#wrong").textContent = error.message);
  });
}

on(signIn, "submit", async () => {
  const { email, password } = Object.fromEntries(new FormData(signIn)) as Record<string, string>;
  const { error } = await supabase.auth.signInWithPassword({ email: email!, password: password! });
  if (error) throw error;
  await enter();
});

async function enter(): Promise<void> {
  const me = dataOf(await api.GET("/auth/me"));
  address_id = me.addresses.find(({ is_primary }) => is_primary)?.id ?? "";
  tell(`Halo, ${me.username}.`);
  signIn.hidden = true;
  const { data } = await api.GET("/listings", { params: { query: { limit: 20 } } });
  const others = data?.listings.filter(({ seller_id }) => seller_id !== me.id) ?? [];
  listings.replaceChildren(
    ...others.map(({ id, title, price }) => new Option(`${title}, ${rupiah(price)}`, id)),
  );
  order.hidden = false;
  await askForRates();
  // The page was closed before the answer came: it is the same purchase still.
  const unanswered = pending();
  if (unanswered) await buy(unanswered);
}

/** Each quote is signed for this buyer, listing and address, and valid for 15 minutes. */
async function askForRates(): Promise<void> {
  const body = { listing_id: listings.value, address_id };
  const { rates } = dataOf(await api.POST("/shipping/rates", { body }));
  quotes.replaceChildren(
    ...rates.map(({ courier_name, service_name, price, quote }) =>
      new Option(`${courier_name} ${service_name}, ${rupiah(price)}`, quote)
    ),
  );
}
on(listings, "change", askForRates);

on(order, "submit", () => {
  const chosen = { listing_id: listings.value, address_id, shipping_quote: quotes.value };
  return buy(intentFor(chosen));
});

/** However often it is sent, it is one purchase: the key stays the same until there is an answer. */
async function buy({ key, body }: Intent): Promise<void> {
  const header = { "Idempotency-Key": key };
  const answer = await busy(
    "Placing your order…",
    () => untilAnswered(() => api.POST("/orders", { body, params: { header } })),
  );
  finished();
  const made = dataOf(answer);
  order.hidden = true;
  const pay = Object.assign(document.createElement("a"), {
    href: made.payment?.invoice_url ?? "",
    target: "_blank",
    textContent: `Pay ${rupiah(made.total)}`,
  });
  tell(`${made.reference}: `);
  find("#state").append(pay);
  await untilPaid(made);
}

async function untilPaid({ id, reference }: Order): Promise<void> {
  for (;;) {
    const path = { orderId: id };
    const check = () => api.GET("/payments/{orderId}/check", { params: { path } });
    const { status } = dataOf(await untilAnswered(check));
    if (status !== "AWAITING_PAYMENT") return void tell(`${reference} is ${status}.`);
    await new Promise((done) => setTimeout(done, 2000));
  }
}

const { data } = await supabase.auth.getSession();
if (data.session) await enter().catch((error: Error) => find("#wrong").textContent = error.message);
