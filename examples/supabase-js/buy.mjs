/** Buys the newest listing with supabase-js alone: `functions.invoke` and one more header. */
import { createClient } from "@supabase/supabase-js";
import { existsSync, readFileSync } from "node:fs";

const { STACK, PORT } = process.env;
const file = STACK || new URL(`../../.local/${PORT ? `${PORT}/` : ""}stack.json`, import.meta.url);
if (!existsSync(file)) {
  console.error("No stack runs here. Start one in another terminal: npm start");
  process.exit(1);
}
const stack = JSON.parse(readFileSync(file, "utf8"));

const supabase = createClient(stack.supabase_url, stack.anon_key, {
  // supabase-js requires a WebSocket, which Node 20 lacks and this script does not use.
  realtime: { transport: globalThis.WebSocket ?? class {} },
});
const { data: { session }, error } = await supabase.auth.signInWithPassword({
  email: "buyer@demo.preloved.test",
  password: "preloved-demo",
});
if (error) throw error;

/**
 * supabase-js would send the user's token as Authorization. This API expects the project's key there
 * and the user's token in X-User-Token. An error response is an error whose context is the response.
 */
async function invoke(path, method = "GET", body = undefined, headers = {}) {
  const { data, error } = await supabase.functions.invoke(path, {
    method,
    body,
    headers: {
      Authorization: `Bearer ${stack.anon_key}`,
      "X-User-Token": session.access_token,
      ...headers,
    },
  });
  if (error) throw new Error((await error.context?.json?.())?.error?.message ?? error.message);
  return data.data ?? data;
}

const { id: myId, addresses: [{ id: address_id }] } = await invoke("auth/me");
const { listings } = await invoke("listings?limit=20");
const { id: listing_id, title } = listings.find(({ seller_id }) => seller_id !== myId);
const { rates: [{ quote: shipping_quote }] } = await invoke("shipping/rates", "POST", {
  listing_id,
  address_id,
});
// One key per purchase, the same for each try: without it a lost answer could be bought twice.
const key = { "Idempotency-Key": crypto.randomUUID() };
const body = { listing_id, address_id, shipping_quote };
const order = await invoke("orders", "POST", body, key)
  .catch(() => invoke("orders", "POST", body, key));
console.log(`${order.reference}: ${title}, to pay at ${order.payment.invoice_url}`);
