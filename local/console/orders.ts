import { type Context, Hono } from "hono";
import type { Client } from "./client.ts";
import { travel } from "./clock.ts";
import { BUYER } from "./home.ts";
import { orderPage } from "./order.ts";
import { readOrders } from "./order_queries.ts";
import { stepsOf } from "./steps.ts";

/** Below `/console`: an order's page, its steps, and the purchase that starts it. */
export function orderRoutes(client: Client): Hono {
  const find = async (c: Context) =>
    (await readOrders(client.sql, c.req.param("reference") ?? ""))[0];

  const app = new Hono();
  app.get("/orders/:reference", async (c) => {
    const order = await find(c);
    return order ? c.html(await orderPage(client, order)) : c.notFound();
  });
  app.post("/orders/:reference/:step", async (c) => {
    const order = await find(c);
    if (!order) return c.notFound();
    const at = `/console/orders/${order.reference}`;
    const step = stepsOf(client, order).find(({ name }) => name === c.req.param("step"));
    client.begin(at);
    if (step?.seconds) return travel(c, client, step.seconds, at);
    // A page that was open for a while may offer a step that is no longer possible.
    await step?.run(client, order);
    return c.redirect(at, 303);
  });
  app.post("/buy/:listing", async (c) => {
    client.begin("/");
    const reference = await buy(client, c.req.param("listing"));
    const path = `/console/orders/${reference}`;
    if (reference) client.last.at = path;
    return c.redirect(reference ? path : "/", 303);
  });
  return app;
}

/** The new order's reference; undefined when a call failed. */
async function buy(client: Client, listing_id: string): Promise<string | undefined> {
  const me = await client.as(BUYER, "GET", "/auth/me");
  const input = { listing_id, address_id: me.body?.data?.addresses[0]?.id };
  const rates = await client.as(BUYER, "POST", "/shipping/rates", input);
  const shipping_quote = rates.body?.data?.rates[0]?.quote;
  if (!shipping_quote) return undefined;
  const order = await client.as(BUYER, "POST", "/orders", { ...input, shipping_quote });
  return order.body?.data?.reference;
}
