/** Buys the newest thing for sale with supabase-js alone: `functions.invoke` and one header more. */
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
  // Node 20 has no WebSocket, which supabase-js looks for although nothing here listens.
  realtime: { transport: globalThis.WebSocket ?? class {} },
});
const { data: { session }, error } = await supabase.auth.signInWithPassword({
  email: "buyer@demo.preloved.test",
  password: "preloved-demo",
});
if (error) throw error;

/**
 * supabase-js would send the person's token as Authorization; here that is the project's key, and who is
 * calling stands in X-User-Token. A error comes as an error whose context is the answer.
 */
async function invoke(path, method = "GET", body = undefined) {
  const { data, error } = await supabase.functions.invoke(path, {
    method,
    body,
    headers: {
      Authorization: `Bearer ${stack.anon_key}`,
      "X-User-Token": session.access_token,
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
const order = await invoke("orders", "POST", { listing_id, address_id, shipping_quote });
console.log(`${order.reference}: ${title}, to pay at ${order.payment.invoice_url}`);
