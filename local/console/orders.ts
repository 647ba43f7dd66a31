import { type Context, Hono } from "hono";
import type { Client } from "./client.ts";
import { travel } from "./clock.ts";
import { BUYER } from "./home.ts";
import { orderPage } from "./order.ts";
import { readOrders } from "./order_queries.ts";
import { stepsOf } from "./order_steps.ts";

/** Below `/console`: an order's page, its steps, and the purchase that starts it. */
export function orderRoutes(client: Client): Hono {
  const find = async (c: Context) =>
    (await readOrders(client.sql, { reference: c.req.param("reference") ?? "", limit: 1 }))[0];
  const actor = (c: Context) => {
    const name = c.req.query("as") ?? "";
    return Object.hasOwn(client.users(), name) ? name : "";
  };

  const app = new Hono();
  app.get("/orders/:reference", async (c) => {
    const order = await find(c);
    return order ? c.html(await orderPage(client, order, actor(c))) : c.notFound();
  });
  app.post("/orders/:reference/:step", async (c) => {
    const order = await find(c);
    if (!order) return c.notFound();
    const at = `/console/orders/${order.reference}`;
    const back = actor(c) ? `${at}?as=${actor(c)}` : at;
    const step = stepsOf(client, order).find(({ name }) => name === c.req.param("step"));
    client.begin(at);
    if (step?.seconds) return travel(c, client, step.seconds, back);
    // A page that was open for a while may offer a step that is no longer possible.
    await step?.run(client, order);
    return c.redirect(back, 303);
  });
  app.post("/buy/:listing", async (c) => {
    const name = String((await c.req.parseBody())["as"] ?? BUYER);
    client.begin("/");
    const reference = await buy(client, name, c.req.param("listing"));
    const path = `/console/orders/${reference}`;
    if (reference) client.last.at = path;
    return c.redirect(reference ? path : "/", 303);
  });
  return app;
}

/** The new order's reference; undefined when a call failed. */
async function buy(client: Client, user: string, listing_id: string): Promise<string | undefined> {
  const me = await client.as(user, "GET", "/auth/me");
  const input = { listing_id, address_id: me.body?.data?.addresses[0]?.id };
  const rates = await client.as(user, "POST", "/shipping/rates", input);
  const shipping_quote = rates.body?.data?.rates[0]?.quote;
  if (!shipping_quote) return undefined;
  const order = await client.as(user, "POST", "/orders", { ...input, shipping_quote });
  return order.body?.data?.reference;
}
