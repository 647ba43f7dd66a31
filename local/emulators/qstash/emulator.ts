import { Hono } from "hono";
import type { Context as HonoContext } from "hono";
import { SignJWT } from "jose";
import { createHash } from "node:crypto";
import * as z from "zod";
import type { Context, Emulator } from "../context.ts";
import { ProviderError, readJson, routes } from "../http.ts";
import { randomId } from "../records.ts";

export interface Publication {
  destination: string;
  method: string;
  /** Forwarded to the destination. */
  headers: Record<string, string>;
  body: string;
  delaySeconds: number;
  retries: number;
  timeoutSeconds: number;
  deduplicationId: string | null;
  scheduleId: string | null;
}

interface Message extends Publication {
  id: string;
  attempts: number;
  lastStatus: number | null;
}

export type Messages = ReturnType<typeof createMessages>;

const DEDUPLICATION_MS = 10 * 60_000;
const BACKOFF_MS = [12_000, 148_000, 1_808_000, 22_020_000, 86_400_000];
/** A receiver answers this status to stop the retries. */
const NON_RETRYABLE = 489;

export function createMessages(context: Context, signingKey: string) {
  const { store, clock, closing, fetch } = context;
  const messages = store.collection<Message>("qstash_message");
  const published = store.collection<{ id: string; until: string }>("qstash_deduplication");
  const key = new TextEncoder().encode(signingKey);

  /** The message's id, or the id of the first message with this deduplication id in the last ten minutes. */
  function publish(publication: Publication): string {
    const now = clock.now().getTime();
    return store.atomically(() => {
      const known = publication.deduplicationId === null
        ? null
        : published.get(publication.deduplicationId);
      if (known !== null && Date.parse(known.until) > now) return known.id;
      const id = `msg_${randomId(32)}`;
      const dueAt = new Date(now + publication.delaySeconds * 1000);
      messages.put(id, { ...publication, id, attempts: 0, lastStatus: null }, { dueAt });
      if (publication.deduplicationId !== null) {
        const until = new Date(now + DEDUPLICATION_MS).toISOString();
        published.put(publication.deduplicationId, { id, until });
      }
      return id;
    });
  }

  /** Valid in real time, for five minutes, for this URL and body. */
  async function sign({ destination, body }: Message): Promise<string> {
    const hash = createHash("sha256").update(body).digest("base64")
      .replaceAll("+", "-").replaceAll("/", "_");
    return new SignJWT({ body: hash }).setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuer("Upstash").setSubject(destination).setJti(crypto.randomUUID())
      .setIssuedAt().setNotBefore("0s").setExpirationTime("5m").sign(key);
  }

  async function deliver(message: Message): Promise<number> {
    const timeout = AbortSignal.timeout(message.timeoutSeconds * 1000);
    const signal = AbortSignal.any([closing, timeout]);
    const headers: Record<string, string> = {
      ...message.headers,
      "upstash-signature": await sign(message),
      "upstash-message-id": message.id,
      "upstash-retried": String(message.attempts),
      "user-agent": "Upstash-QStash",
    };
    if (message.scheduleId !== null) headers["upstash-schedule-id"] = message.scheduleId;
    try {
      const { method, destination, body } = message;
      const response = await fetch(destination, { method, headers, body, signal });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  async function attempt(message: Message): Promise<void> {
    const lastStatus = await deliver(message);
    if (closing.aborted) return;
    const isDone = lastStatus >= 200 && lastStatus < 300 || lastStatus === NON_RETRYABLE ||
      message.attempts >= message.retries;
    const wait = BACKOFF_MS[Math.min(message.attempts, BACKOFF_MS.length - 1)] ?? 0;
    const dueAt = isDone ? null : new Date(clock.now().getTime() + wait);
    messages.put(message.id, { ...message, lastStatus, attempts: message.attempts + 1 }, { dueAt });
  }

  return {
    publish,
    async runDue(): Promise<void> {
      await Promise.all(messages.due(clock.now()).map(attempt));
    },
  };
}

interface Schedule {
  scheduleId: string;
  cron: string;
  createdAt: number;
  publication: Publication;
}

const MINUTE_MS = 60_000;

export function createSchedules({ store, clock }: Context, messages: Messages) {
  const schedules = store.collection<Schedule>("qstash_schedule");

  function keep(schedule: Schedule): void {
    const every = everyMinutes(schedule.cron) * MINUTE_MS;
    const dueAt = new Date(Math.floor(clock.now().getTime() / every) * every + every);
    schedules.put(schedule.scheduleId, schedule, { dueAt });
  }

  return {
    /** Replaces the schedule with this id. */
    put(scheduleId: string, cron: string, publication: Publication): void {
      keep({ scheduleId, cron, publication, createdAt: clock.now().getTime() });
    },
    all: () => schedules.newest(1000),
    /** A clock that jumps over many minutes publishes one message. */
    runDue(): void {
      for (const schedule of schedules.due(clock.now())) {
        store.atomically(() => {
          messages.publish(schedule.publication);
          keep(schedule);
        });
      }
    },
  };
}

// Supports `* * * * *` and `*/5 * * * *`.
function everyMinutes(cron: string): number {
  const [, step = "1"] = /^\*(?:\/(\d{1,2}))? \* \* \* \*$/.exec(cron) ?? ["", "0"];
  const minutes = Number(step);
  if (minutes >= 1 && minutes < 60) return minutes;
  throw new ProviderError(400, { error: `The emulator does not support this cron: ${cron}` });
}

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

/** QStash's REST API. It has no prefix `/api`, and one operation name for faults. */
export function qstashEmulator(context: Context, options: QstashOptions): Emulator {
  const messages = createMessages(context, options.signingKey);
  const schedules = createSchedules(context, messages);
  const publish = (publication: Publication) => ({ messageId: messages.publish(publication) });
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${options.token}`) return await next();
    throw new ProviderError(401, { error: "Unauthorized" });
  });
  app.use(context.faults.inject("qstash", "request", { error: "internal error" }));
  app.route(
    "/",
    routes({
      "POST /v2/batch": async (c) => {
        const parsed = batch.safeParse(await readJson(c));
        if (!parsed.success) throw new ProviderError(400, { error: z.prettifyError(parsed.error) });
        return parsed.data
          .map(({ destination, headers, body }) => readPublication(destination, headers, body))
          .map(publish);
      },
      "POST /v2/schedules/*": async (c) => {
        const scheduleId = c.req.header("upstash-schedule-id") ?? `scd_${crypto.randomUUID()}`;
        const publication = {
          ...readPublication(
            destinationOf(c, "/v2/schedules/"),
            c.req.header(),
            await c.req.text(),
          ),
          scheduleId,
        };
        schedules.put(scheduleId, c.req.header("upstash-cron") ?? "", publication);
        return { scheduleId };
      },
      "GET /v2/schedules": () =>
        schedules.all().map(({ publication: { destination, method, retries }, ...schedule }) => {
          return { ...schedule, destination, method, retries, isPaused: false };
        }),
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
