/** What a tester can make the finance portal do, and what a person sees of it. */
import { Hono } from "hono";
import * as z from "zod";
import type { TwinClock } from "../clock.ts";
import type { Deliveries } from "../deliveries.ts";
import { answerControl, readControl } from "../refusal.ts";
import { type Books, modes } from "./books.ts";
import { portalPage } from "./page.ts";

const modeWish = z.object({ mode: z.enum(modes), event_id: z.string().min(1).optional() });
const telling = z.object({
  id: z.string().min(1).optional(),
  type: z.string().min(1),
  data: z.record(z.string(), z.unknown()).default({}),
});
const limitOf = (text: string | undefined) => {
  const limit = Number(text ?? 1000);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, 1_000_000) : 1000;
};

export function portalControl(options: {
  books: Books;
  clock: TwinClock;
  deliveries: Deliveries;
  inboxPath: string;
  sandboxUrl: string;
}): Hono {
  const { books, clock, deliveries, sandboxUrl } = options;
  const back = `${sandboxUrl}/portal`;
  const app = new Hono();
  app.get("/", (c) =>
    c.html(portalPage({
      sandboxUrl,
      now: clock.now(),
      mode: books.mode(),
      events: books.events(100).reverse(),
      refusals: books.refusals(20).reverse(),
    })));
  app.post("/mode", async (c) => {
    const { mode, event_id } = await readControl(c, modeWish);
    books.setMode(mode, event_id);
    return answerControl(c, back, { mode, event_id });
  });
  app.post("/send", async (c) => {
    const { id = `evt_${crypto.randomUUID()}`, type, data } = await readControl(c, telling);
    const occurred_at = clock.now().toISOString();
    deliveries.enqueue({
      provider: "portal",
      path: options.inboxPath,
      headers: { "webhook-id": id },
      body: { id, type, occurred_at, data },
      about: id,
    });
    return c.json({ ok: true, id, type });
  });
  app.get("/events", (c) => c.json({ events: books.events(limitOf(c.req.query("limit"))) }));
  app.get("/refusals", (c) => c.json({ refusals: books.refusals(limitOf(c.req.query("limit"))) }));
  return app;
}
