/** The finance portal as we call it: it takes events and tells balances, and trusts nothing unsigned. */
import { type Context, Hono } from "hono";
import { Webhook } from "standardwebhooks";
import * as z from "zod";
import type { TwinClock } from "../clock.ts";
import type { Faults } from "../faults.ts";
import { Refusal } from "../refusal.ts";
import { pause } from "../silence.ts";
import type { Books, Event, Mode } from "./books.ts";

const message = z.object({ id: z.string(), type: z.string() });
const event = message.extend({
  seq: z.int(),
  aggregate: z.object({ type: z.string(), id: z.string(), version: z.int() }),
  data: z.record(z.string(), z.unknown()),
});

/** Longer than a reader waits for a balance, shorter than a drain waits for an event. */
const slowMs = 3_000;
const down = { error: "The portal is down for maintenance" };

export function portalApi(options: {
  books: Books;
  faults: Faults;
  clock: TwinClock;
  secret: string;
  /** Lets go of slow answers. */
  closing: AbortSignal;
}): Hono {
  const { books, faults, clock } = options;
  const webhook = new Webhook(options.secret);
  const may = (operation: string) =>
    faults.suffer("portal", operation, { error: "The portal is broken" });

  /** Answers for a mode that is not `up`, or lets the call go on. */
  async function suffer(mode: Mode): Promise<void> {
    if (mode === "down") throw new Refusal(503, down);
    if (mode === "slow" && !await pause(slowMs, options.closing)) throw new Refusal(503, down);
  }

  async function take(c: Context): Promise<Response> {
    const body: unknown = JSON.parse(await c.req.text());
    const { id, type } = message.parse(body);
    if (type === "ping") {
      await suffer(books.mode());
      return c.json({ ok: true });
    }
    const parsed = event.safeParse(body);
    if (!parsed.success) throw new Refusal(400, { error: z.prettifyError(parsed.error) });
    const mode = books.mode(id);
    if (mode === "down" || mode === "reject") {
      const status = mode === "down" ? 503 : 422;
      books.refuse(parsed.data, status);
      throw new Refusal(status, mode === "down" ? down : { error: "This event is not accepted" });
    }
    await suffer(mode);
    // As it came, with the fields that this stand-in does not read.
    books.take(body as Event);
    return c.json({ ok: true });
  }

  const app = new Hono();
  app.use(async (c, next) => {
    try {
      webhook.verify(await c.req.text(), c.req.header(), { jsonParse: false });
    } catch {
      throw new Refusal(401, { error: "The signature is not valid" });
    }
    return await next();
  });
  app.post("/events", may("post_event"), take);
  app.get("/sellers/:id/balance", may("balance"), async (c) => {
    await suffer(books.mode());
    const seller_id = c.req.param("id");
    const as_of = clock.now().toISOString();
    return c.json({ seller_id, ...books.balance(seller_id), as_of });
  });
  return app;
}
