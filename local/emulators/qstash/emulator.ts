import { type Context as HonoContext, Hono } from "hono";
import * as z from "zod";
import type { Context, Emulator } from "../context.ts";
import { ProviderError, readJson, routes } from "../http.ts";
import { createMessages, type Publication } from "./messages.ts";
import { createSchedules } from "./schedules.ts";

export interface QstashOptions {
  token: string;
  signingKey: string;
}

const batch = z.array(z.object({
  destination: z.url(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(""),
}));

const UNIT_SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** QStash's REST API. It has no prefix `/api`, and one operation for faults. */
export function qstashEmulator(context: Context, options: QstashOptions): Emulator {
  const messages = createMessages(context, options.signingKey);
  const schedules = createSchedules(context, messages);
  const publish = (publication: Publication) => ({ messageId: messages.publish(publication) });
  const read = async (c: HonoContext, prefix: string) =>
    readPublication(destinationOf(c, prefix), c.req.header(), await c.req.text());
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${options.token}`) return await next();
    throw new ProviderError(401, { error: "Unauthorized" });
  });
  app.use(context.faults.inject("qstash", "request", { error: "internal error" }));
  app.route(
    "/",
    routes({
      "POST /v2/publish/*": async (c) => publish(await read(c, "/v2/publish/")),
      "POST /v2/batch": async (c) => {
        const parsed = batch.safeParse(await readJson(c));
        if (!parsed.success) throw new ProviderError(400, { error: z.prettifyError(parsed.error) });
        return parsed.data
          .map(({ destination, headers, body }) => readPublication(destination, headers, body))
          .map(publish);
      },
      "POST /v2/schedules/*": async (c) => {
        const scheduleId = c.req.header("upstash-schedule-id") ?? `scd_${crypto.randomUUID()}`;
        const publication = { ...await read(c, "/v2/schedules/"), scheduleId };
        schedules.put(scheduleId, c.req.header("upstash-cron") ?? "", publication);
        return { scheduleId };
      },
      "GET /v2/schedules": () =>
        schedules.all().map(({ publication: { destination, method, retries }, ...schedule }) => {
          return { ...schedule, destination, method, retries, isPaused: false };
        }),
      "DELETE /v2/schedules/:id": (c, id) => {
        schedules.remove(id);
        return c.body(null, 202);
      },
    }),
  );
  return {
    control: app,
    async runDue() {
      schedules.runDue();
      await messages.runDue();
    },
  };
}

/** The rest of the path is the destination URL. */
function destinationOf(c: HonoContext, prefix: string): string {
  const { pathname, search } = new URL(c.req.url);
  const destination = pathname.slice(pathname.indexOf(prefix) + prefix.length) + search;
  if (/^https?:\/\/./.test(destination)) return destination;
  throw new ProviderError(400, { error: "invalid destination url: it has no scheme" });
}

function readPublication(
  destination: string,
  given: Record<string, string>,
  body: string,
): Publication {
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
  if (count === undefined) throw new ProviderError(400, { error: `invalid duration: ${text}` });
  return Number(count) * (UNIT_SECONDS[unit] ?? 1);
}
