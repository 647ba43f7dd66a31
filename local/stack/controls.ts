/** The tester's hands on the stack: its clock and its schedules, beside the emulators' own controls. */
import { Hono } from "hono";
import * as z from "zod";
import type { StackTime } from "./time.ts";

const advanceBody = z.object({ seconds: z.number().nonnegative().max(10 * 365 * 86_400) });

/** The app behind `/sandbox`. */
export function createControls(time: StackTime, emulators: Hono): Hono {
  const app = new Hono();
  app.get("/clock", (c) => c.json({ ok: true, now: time.now().toISOString() }));
  app.post("/clock/advance", async (c) => {
    const body = advanceBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) {
      return c.json({ ok: false, error: 'Send {"seconds": a number, 0 or more}.' }, 400);
    }
    await time.advance(body.data.seconds);
    return c.json({ ok: true, now: time.now().toISOString() });
  });
  app.post("/tick", async (c) => {
    await time.settle();
    return c.json({ ok: true, now: time.now().toISOString() });
  });
  app.route("/", emulators);
  return app;
}
