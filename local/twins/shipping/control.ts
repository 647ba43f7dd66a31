/** What a tester can make happen to a parcel on its way. */
import { Hono } from "hono";
import * as z from "zod";
import { answerControl, readControl, unknown } from "../refusal.ts";
import { toWire } from "./answers.ts";
import { isKnown } from "./order.ts";
import type { Orders } from "./orders.ts";

const step = z.object({
  // Any word is let through: our side must cope with what the provider invents.
  status: z.string().trim().min(1).max(100),
  note: z.string().max(500).optional(),
});
const newPrice = z.object({ price: z.coerce.number().int().min(0).max(1e12) });

export function shippingControl(options: { orders: Orders; sandboxUrl: string }): Hono {
  const { orders } = options;
  const back = `${options.sandboxUrl}/`;
  const app = new Hono();
  app.get("/orders/:id", (c) => {
    const order = orders.find(c.req.param("id"));
    if (order === null) throw unknown("parcel");
    return c.json({ ok: true, ...toWire(order) });
  });
  app.post("/orders/:id/status", async (c) => {
    const { status, note } = await readControl(c, step);
    const moved = toWire(orders.move(c.req.param("id"), status, note));
    return answerControl(c, back, { ...moved, known: isKnown(status) });
  });
  app.post("/orders/:id/price", async (c) => {
    const { price } = await readControl(c, newPrice);
    return answerControl(c, back, toWire(orders.reprice(c.req.param("id"), price)));
  });
  return app;
}
