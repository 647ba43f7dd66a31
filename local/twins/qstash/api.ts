/** QStash's REST API as its own client speaks it: publish, batch, schedules. */
import { type Context, Hono } from "hono";
import * as z from "zod";
import { readJson, Refusal } from "../refusal.ts";
import type { Messages, Wish } from "./messages.ts";
import type { Schedules } from "./schedules.ts";

const batch = z.array(z.object({
  destination: z.url(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(""),
}));

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

export function qstashApi(options: {
  messages: Messages;
  schedules: Schedules;
  token: string;
}): Hono {
  const { messages, schedules } = options;
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${options.token}`) return await next();
    throw new Refusal(401, { error: "Unauthorized" });
  });
  app.post("/v2/publish/*", async (c) => {
    const wish = readWish(destinationOf(c, "/v2/publish/"), c.req.header(), await c.req.text());
    return c.json({ messageId: messages.publish(wish) });
  });
  app.post("/v2/batch", async (c) => {
    const parsed = batch.safeParse(await readJson(c));
    if (!parsed.success) throw new Refusal(400, { error: z.prettifyError(parsed.error) });
    const wishes = parsed.data.map(({ destination, headers, body }) =>
      readWish(destination, headers, body)
    );
    return c.json(wishes.map((wish) => ({ messageId: messages.publish(wish) })));
  });
  app.post("/v2/schedules/*", async (c) => {
    const scheduleId = c.req.header("upstash-schedule-id") ?? `scd_${crypto.randomUUID()}`;
    const wish = readWish(destinationOf(c, "/v2/schedules/"), c.req.header(), await c.req.text());
    schedules.put(scheduleId, c.req.header("upstash-cron") ?? "", { ...wish, scheduleId });
    return c.json({ scheduleId });
  });
  app.get("/v2/schedules", (c) =>
    c.json(
      schedules.all().map(({ scheduleId, cron, createdAt, wish }) => ({
        scheduleId,
        cron,
        createdAt,
        destination: wish.destination,
        method: wish.method,
        retries: wish.retries,
        isPaused: false,
      })),
    ));
  app.delete("/v2/schedules/:id", (c) => {
    schedules.remove(c.req.param("id"));
    return c.body(null, 202);
  });
  return app;
}

/** The address is the rest of the path, slashes and all. */
function destinationOf(c: Context, prefix: string): string {
  const { pathname, search } = new URL(c.req.url);
  const destination = pathname.slice(pathname.indexOf(prefix) + prefix.length) + search;
  if (/^https?:\/\/./.test(destination)) return destination;
  throw new Refusal(400, { error: "invalid destination url: it has no scheme" });
}

function readWish(destination: string, given: Record<string, string>, body: string): Wish {
  const headers = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const forwarded = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith("upstash-forward-") ? [[name.slice("upstash-forward-".length), value]] : []
  );
  const type = headers["content-type"];
  return {
    destination,
    method: headers["upstash-method"] ?? "POST",
    headers: {
      ...(type === undefined ? {} : { "content-type": type }),
      ...Object.fromEntries(forwarded),
    },
    body,
    delaySeconds: secondsOf(headers["upstash-delay"]) ?? 0,
    retries: Number(headers["upstash-retries"] ?? 3),
    timeoutSeconds: secondsOf(headers["upstash-timeout"]) ?? 900,
    deduplicationId: headers["upstash-deduplication-id"] ?? null,
    scheduleId: null,
  };
}

/** `15s`, `2m`, `1h`, `7d`. */
function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, count, unit = ""] = /^(\d+)([smhd])$/.exec(text) ?? [];
  if (count === undefined) throw new Refusal(400, { error: `invalid duration: ${text}` });
  return Number(count) * (unitSeconds[unit] ?? 1);
}
