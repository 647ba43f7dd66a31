/** The console: pages to read, and buttons that do what a client or the world outside could do. */
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { buy } from "./buy.ts";
import { createDesk } from "./desk.ts";
import { home } from "./home.ts";
import { orderPage } from "./order.ts";
import { readOrders } from "./order_reads.ts";
import { stepsOf } from "./steps.ts";
import { workPage } from "./work.ts";

const MOST_HOURS = 10 * 365 * 24;

/** Answers `/` and what the gateway finds below `/console`. */
export function createConsole(parts: Parameters<typeof createDesk>[0]): Hono {
  const desk = createDesk(parts);
  const find = async (reference: string) =>
    (await readOrders(desk.sql, { reference, limit: 1 }))[0];

  const app = new Hono();
  // Buttons of other sites must not act here.
  app.use(csrf());
  app.get("/", async (c) => c.html(await home(desk)));
  app.get("/work", async (c) => c.html(await workPage(desk)));
  app.get("/orders/:reference", async (c) => {
    const order = await find(c.req.param("reference"));
    return order ? c.html(await orderPage(desk, order)) : c.notFound();
  });
  app.post("/orders/:reference/:step", async (c) => {
    const order = await find(c.req.param("reference"));
    if (!order) return c.notFound();
    const step = stepsOf(desk, order).find(({ name }) => name === c.req.param("step"));
    desk.begin(order.reference);
    // A page that was open for a while offers what is no longer possible; the next one tells.
    await step?.take(desk, order);
    return c.redirect(`/console/orders/${order.reference}`, 303);
  });
  app.post("/buy/:listing", async (c) => {
    desk.begin();
    const reference = await buy(desk, c.req.param("listing"));
    desk.last.about = reference;
    return c.redirect(reference ? `/console/orders/${reference}` : "/", 303);
  });
  app.post("/advance", async (c) => {
    const hours = Number((await c.req.parseBody())["hours"]);
    if (!(hours > 0 && hours <= MOST_HOURS)) return c.text("Say how many hours, above 0.", 400);
    await desk.time.advance(Math.round(hours * 3600));
    return c.redirect("/#clock", 303);
  });
  app.notFound((c) => c.text("The console has no such page; its front page is /.", 404));
  return app;
}
