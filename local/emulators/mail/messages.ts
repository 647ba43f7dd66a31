import { createHash } from "node:crypto";
import * as z from "zod";
import type { Context } from "../context.ts";
import { notFound, ProviderError } from "../http.ts";
import { randomId } from "../records.ts";

export interface MailOptions {
  apiKey: string;
  callbackPath: string;
  /** The events sent as callbacks: `delivered`, …; all if undefined. */
  events?: readonly string[];
  /** The provider's own limit is 2 at first. By default a hundred times as many, as our own limits. */
  callsPerSecond?: number;
}

const address = z.string().max(320)
  .regex(/^(?:[^<>\r\n]{0,200}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "Invalid address.");
const word = z.string().regex(/^[\w-]{1,256}$/);

const messageRequest = z.object({
  from: address,
  to: z.union([address.transform((one) => [one]), z.array(address).min(1).max(50)]),
  subject: z.string().min(1).max(1000),
  html: z.string().max(500_000).optional(),
  text: z.string().max(500_000).optional(),
  reply_to: z.union([address, z.array(address)]).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  tags: z.array(z.object({ name: word, value: word })).default([]),
}).refine(({ html, text }) => html !== undefined || text !== undefined, "Missing html or text.");
type MessageRequest = z.output<typeof messageRequest>;
const notInBatches = ["attachments", "scheduled_at"];
const batchRequest = z.array(
  z.unknown().refine(
    (each) => !notInBatches.some((name) => Object.hasOwn(Object(each), name)),
    "A batch takes no attachments and no scheduled_at.",
  ).pipe(messageRequest),
).min(1).max(100);

export interface Message {
  id: string;
  request: MessageRequest;
  /** sent, delivered, bounced, … */
  lastEvent: string;
  createdAt: string;
}

const KEY_LIFETIME_MS = 24 * 3_600_000;

export const hardBounce = {
  type: "Permanent",
  subType: "General",
  message: "The recipient's mail server says that there is no such address.",
  diagnosticCode: ["smtp; 550 5.1.1 user unknown"],
};

export const mailError = (
  statusCode: 400 | 401 | 404 | 409 | 422 | 429,
  name: string,
  message: string,
): ProviderError => new ProviderError(statusCode, { statusCode, name, message });

export const readMessageRequest = (body: unknown): MessageRequest => read(messageRequest, body);

/** Rejected as a whole if one is invalid, like the provider without `x-batch-validation: permissive`. */
export const readBatchRequest = (body: unknown): MessageRequest[] => read(batchRequest, body);

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const message = `The ${first?.path.join(".") || "body"} field is invalid: ${first?.message}`;
  throw mailError(422, "validation_error", message);
}

export function createMessages(
  { store, clock, deliveries }: Context,
  { callbackPath, events }: Pick<MailOptions, "callbackPath" | "events">,
) {
  const messages = store.collection<Message>("mail");
  const keys = store.collection<{ fingerprint: string; ids: string[]; at: string }>("mail_keys");

  function notify({ id, request, createdAt }: Message, event: string, data = {}): void {
    if (events && !events.includes(event)) return;
    const { from, to, subject, tags } = request;
    deliveries.enqueue({
      provider: "email",
      path: callbackPath,
      headers: { "svix-id": `msg_${randomId(32)}` },
      about: id,
      body: {
        type: `email.${event}`,
        created_at: clock.now().toISOString(),
        data: {
          email_id: id,
          message_id: `<${id}@mail.sandbox>`,
          created_at: createdAt,
          from,
          to,
          subject,
          // A list in the request, an object in the callback.
          tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])),
          ...data,
        },
      },
    });
  }

  function keep(request: MessageRequest): Message {
    const message = {
      id: crypto.randomUUID(),
      request,
      lastEvent: "delivered",
      createdAt: clock.now().toISOString(),
    };
    messages.put(message.id, message);
    return message;
  }

  function create(request: MessageRequest): Message {
    const message = keep(request);
    notify(message, "sent");
    notify(message, "delivered");
    return message;
  }

  function get(id: string): Message {
    const message = messages.get(id);
    if (message === null) throw notFound("e-mail");
    return message;
  }

  return {
    get,
    keep,
    find: messages.get,
    newest: messages.newest,
    /** Returns ids. A known idempotency key returns the ids of its first call, or a 409 for another payload. */
    send: (requests: MessageRequest[], key: string | undefined): string[] =>
      store.atomically(() => {
        const ids = () => requests.map((request) => create(request).id);
        if (key === undefined) return ids();
        const fingerprint = createHash("sha256").update(JSON.stringify(requests)).digest("hex");
        const known = keys.get(key);
        if (known && clock.now().getTime() - Date.parse(known.at) < KEY_LIFETIME_MS) {
          if (known.fingerprint === fingerprint) return known.ids;
          const error = "This idempotency key was used with another payload.";
          throw mailError(409, "invalid_idempotent_request", error);
        }
        const created = { fingerprint, ids: ids(), at: clock.now().toISOString() };
        keys.put(key, created);
        return created.ids;
      }),
    /** Records an event and sends its callback with `data`. */
    report: (id: string, event: string, data?: object): Message =>
      store.atomically(() => {
        const message = { ...get(id), lastEvent: event };
        messages.put(id, message);
        notify(message, event, data);
        return message;
      }),
  };
}
