/** The e-mail company's messages: taken once per key, kept for the mailbox page, each step told to us. */
import type { TwinClock } from "../clock.ts";
import type { Deliveries } from "../deliveries.ts";
import { Refusal, unknown } from "../refusal.ts";
import type { Store } from "../store.ts";
import type { MessageRequest } from "./request.ts";

export interface Message {
  id: string;
  request: MessageRequest;
  /** The last event, as the provider names it: sent, delivered, bounced, … */
  lastEvent: string;
  createdAt: string;
}

export interface Messages {
  /** Under a key that is known the first message again, or a 409 when it is another one. */
  send(request: MessageRequest, key: string | undefined): Message;
  find(id: string): Message | null;
  newest(limit: number): Message[];
  /** Something happens to a message on its way; `more` goes into the event's data. */
  tell(id: string, event: string, more?: Record<string, unknown>): Message;
}

interface Keyed {
  fingerprint: string;
  messageId: string;
  at: string;
}

const keyLivesMs = 24 * 3_600_000;

/** Addresses with which the provider lets one try out what can go wrong. */
const endings: Record<string, [event: string, more: Record<string, unknown>]> = {
  "bounced@resend.dev": ["bounced", hardBounce()],
  "complained@resend.dev": ["complained", {}],
};

export function createMessages(options: {
  store: Store;
  clock: TwinClock;
  deliveries: Deliveries;
  callbackPath: string;
}): Messages {
  const { store, clock, deliveries } = options;
  const shelf = store.shelf<Message>("mail");
  const keys = store.shelf<Keyed>("mail_key");

  function announce({ id, request, createdAt }: Message, event: string, more = {}): void {
    deliveries.enqueue({
      provider: "email",
      path: options.callbackPath,
      headers: { "svix-id": `msg_${crypto.randomUUID().replaceAll("-", "")}` },
      about: id,
      body: {
        type: `email.${event}`,
        created_at: clock.now().toISOString(),
        data: {
          email_id: id,
          message_id: `<${id}@mail.sandbox>`,
          created_at: createdAt,
          from: request.from,
          to: request.to,
          subject: request.subject,
          // A list when it is sent, an object when it comes back.
          tags: Object.fromEntries(request.tags.map(({ name, value }) => [name, value])),
          ...more,
        },
      },
    });
  }

  function take(request: MessageRequest): Message {
    const id = crypto.randomUUID();
    const createdAt = clock.now().toISOString();
    const [ending, more] = endings[request.to[0] ?? ""] ?? ["delivered", {}];
    const message = { id, request, lastEvent: ending, createdAt };
    shelf.put(id, message);
    announce(message, "sent");
    announce(message, ending === "complained" ? "delivered" : ending, more);
    if (ending === "complained") announce(message, ending);
    return message;
  }

  return {
    send: (request, key) =>
      store.atomically(() => {
        if (key === undefined) return take(request);
        const fingerprint = JSON.stringify(request);
        const known = keys.get(key);
        if (known && clock.now().getTime() - Date.parse(known.at) < keyLivesMs) {
          if (known.fingerprint !== fingerprint) throw differs();
          return shelf.get(known.messageId) ?? take(request);
        }
        const message = take(request);
        keys.put(key, { fingerprint, messageId: message.id, at: message.createdAt });
        return message;
      }),
    find: (id) => shelf.get(id),
    newest: (limit) => shelf.newest(limit),
    tell: (id, event, more) =>
      store.atomically(() => {
        const message = shelf.get(id);
        if (message === null) throw unknown("e-mail");
        const changed = { ...message, lastEvent: event };
        shelf.put(id, changed);
        announce(changed, event, more);
        return changed;
      }),
  };
}

/** What the event of an address that does not exist carries. */
export function hardBounce(): Record<string, unknown> {
  return {
    bounce: {
      type: "Permanent",
      subType: "General",
      message: "The recipient's mail server says that there is no such address.",
      diagnosticCode: ["smtp; 550 5.1.1 user unknown"],
    },
  };
}

function differs(): Refusal {
  return new Refusal(409, {
    statusCode: 409,
    name: "invalid_idempotent_request",
    message: "This idempotency key was used with another payload.",
  });
}
