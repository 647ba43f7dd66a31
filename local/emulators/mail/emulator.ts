import type { Context as HonoContext, MiddlewareHandler } from "hono";
import * as z from "zod";
import type { Clock, Context, Emulator } from "../context.ts";
import { providerApi, readInput, readJson, routes } from "../http.ts";
import {
  createMessages,
  hardBounce,
  mailError,
  readBatchRequest,
  readMessageRequest,
} from "./messages.ts";
import type { MailOptions, Message } from "./messages.ts";
import { mailboxPage, messagePage } from "./pages.ts";

const AUTH_SENDER = "Preloved <auth@preloved.test>";

const eventInput = z.object({
  type: z.enum(["Permanent", "Transient", "Undetermined"]).optional(),
});

/** Puts a mail of Supabase Auth into the mailbox; the marketplace is not notified. */
export type KeepMail = (mail: { to: string; subject: string; text: string; html: string }) => void;

export function mailEmulator(
  context: Context,
  options: MailOptions,
): Emulator & { keepMail: KeepMail } {
  const { clock, faults, sandboxUrl } = context;
  const messages = createMessages(context, options);

  const api = providerApi({
    provider: "email",
    faults,
    admit: admission(clock, options.callsPerSecond),
    isAuthorized: (c) => c.req.header("authorization") === `Bearer ${options.apiKey}`,
    errors: {
      unauthorized: mailError(401, "invalid_api_key", "API key is invalid."),
      notFound: () => mailError(404, "not_found", "The requested endpoint does not exist"),
      server: {
        statusCode: 500,
        name: "internal_server_error",
        message: "An unexpected error occurred.",
      },
    },
    endpoints: {
      "POST /emails": ["send", async (c) => {
        const request = readMessageRequest(await readJson(c));
        const [id] = messages.send([request], keyOf(c));
        return { id };
      }],
      // One fault applies to both ways of sending.
      "POST /emails/batch": ["send", async (c) => {
        const ids = messages.send(readBatchRequest(await readJson(c)), keyOf(c));
        return { data: ids.map((id) => ({ id })) };
      }],
    },
  });

  const controls = routes({
    "GET /": (c) => c.html(mailboxPage(sandboxUrl, messages.newest(200))),
    "GET /messages": (c) => {
      const to = c.req.query("to");
      const found = messages.newest(1000)
        .filter(({ request }) => to === undefined || request.to.includes(to));
      return { ok: true, messages: found.map(toJson) };
    },
    "GET /messages/:id": (c, id) => c.html(messagePage(sandboxUrl, messages.get(id))),
    "GET /messages/:id/html": (c, id) => {
      // In a sandboxed frame: an e-mail must not act on the page around it.
      c.header(
        "Content-Security-Policy",
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'",
      );
      return c.html(messages.get(id).request.html ?? "");
    },
    "POST /messages/:id/:event{delivered|bounced|complained|delivery_delayed|failed|opened}":
      async (c, id) => {
        const { type = "Permanent" } = await readInput(c, eventInput);
        const event = c.req.param("event")!;
        const data = event === "bounced" ? { bounce: { ...hardBounce, type } } : {};
        const message = messages.report(id, event, data);
        const isButton = c.req.header("accept")?.includes("text/html");
        return isButton ? c.redirect(`${sandboxUrl}/email`, 303) : { ok: true, ...toJson(message) };
      },
  });
  const keepMail: KeepMail = (mail) =>
    messages.keep({ ...mail, from: AUTH_SENDER, to: [mail.to], tags: [] });
  return { api, control: controls, keepMail };
}

/** Rejects a call above the limit, and one whose idempotency key belongs to a call that still runs. */
function admission(clock: Clock, callsPerSecond = 200): MiddlewareHandler {
  const lately: number[] = [];
  const running = new Set<string>();
  return async (c, next) => {
    const now = clock.now().getTime();
    while (lately.length > 0 && lately[0]! <= now - 1000) lately.shift();
    if (lately.length >= callsPerSecond) {
      const message = `Too many requests. You can only make ${callsPerSecond} requests per second.`;
      const { body, status } = mailError(429, "rate_limit_exceeded", message);
      return c.json(body, status, { "Retry-After": "1" });
    }
    lately.push(now);
    const key = keyOf(c);
    if (key === undefined) return await next();
    if (running.has(key)) {
      const message = "The first call with this idempotency key still runs.";
      throw mailError(409, "concurrent_idempotent_requests", message);
    }
    running.add(key);
    await next().finally(() => running.delete(key));
  };
}

function keyOf(c: HonoContext): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined || (key.length >= 1 && key.length <= 256)) return key;
  const message = "The key must have 1 to 256 characters.";
  throw mailError(400, "invalid_idempotency_key", message);
}

const toJson = ({ id, request, lastEvent, createdAt }: Message) => ({
  id,
  ...request,
  last_event: lastEvent,
  created_at: createdAt,
});
