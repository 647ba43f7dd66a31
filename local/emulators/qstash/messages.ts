import { SignJWT } from "jose";
import type { Context } from "../context.ts";
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

  /** The message's id, or that of the first with this deduplication id in the last ten minutes. */
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

  /** Valid by real time, for five minutes, for this URL and body. */
  async function sign({ destination, body }: Message): Promise<string> {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
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
