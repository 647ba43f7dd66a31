import { Hono } from "hono";
import { type Client, createClient } from "./client.ts";
import { BUYER, homePage } from "./home.ts";
import { jobsPage } from "./jobs.ts";
import { orderPage } from "./order.ts";
import { readOrders } from "./order_queries.ts";
import { stepsOf } from "./steps.ts";

const MAX_HOURS = 10 * 365 * 24;

/** Serves `/` and everything below `/console`. */
export function createConsole(options: Parameters<typeof createClient>[0]): Hono {
  const client = createClient(options);
  const find = async (reference: string) =>
    (await readOrders(client.sql, { reference, limit: 1 }))[0];

  const app = new Hono();
  app.get("/", async (c) => c.html(await homePage(client)));
  app.get("/work", async (c) => c.html(await jobsPage(client)));
  app.get("/orders/:reference", async (c) => {
    const order = await find(c.req.param("reference"));
    return order ? c.html(await orderPage(client, order)) : c.notFound();
  });
  app.post("/orders/:reference/:step", async (c) => {
    const order = await find(c.req.param("reference"));
    if (!order) return c.notFound();
    const step = stepsOf(client, order).find(({ name }) => name === c.req.param("step"));
    client.begin(order.reference);
    // A page that was open for a while may offer a step that is no longer possible.
    await step?.run(client, order);
    return c.redirect(`/console/orders/${order.reference}`, 303);
  });
  app.post("/buy/:listing", async (c) => {
    client.begin();
    const reference = await buy(client, c.req.param("listing"));
    client.last.order = reference;
    return c.redirect(reference ? `/console/orders/${reference}` : "/", 303);
  });
  app.post("/advance", async (c) => {
    const hours = Number((await c.req.parseBody())["hours"]);
    if (!(hours > 0 && hours <= MAX_HOURS)) return c.text("hours must be greater than 0.", 400);
    await client.time.advance(Math.round(hours * 3600));
    return c.redirect("/#clock", 303);
  });
  app.notFound((c) => c.text("The console has no such page. Its front page is /.", 404));
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
