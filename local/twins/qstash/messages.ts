/** QStash's messages: kept first, delivered when due, signed for their address, and tried again. */
import { SignJWT } from "jose";
import type { TwinClock } from "../clock.ts";
import type { Store } from "../store.ts";

export interface Wish {
  destination: string;
  method: string;
  /** What is forwarded to the destination. */
  headers: Record<string, string>;
  body: string;
  delaySeconds: number;
  retries: number;
  timeoutSeconds: number;
  deduplicationId: string | null;
  scheduleId: string | null;
}

interface Message extends Wish {
  id: string;
  attempts: number;
  lastStatus: number | null;
}

export interface Messages {
  /** The message's id; that of the first when the deduplication id was used in the last ten minutes. */
  publish(wish: Wish): string;
  newest(limit: number): Message[];
  runDue(): Promise<void>;
  close(): void;
}

const deduplicationMs = 10 * 60_000;
const backoffMs = [12_000, 148_000, 1_808_000, 22_020_000, 86_400_000];
/** The answer by which a receiver says: never again. */
const nonRetryable = 489;

export function createMessages(options: {
  store: Store;
  clock: TwinClock;
  signingKey: string;
  fetch: typeof fetch;
}): Messages {
  const { store, clock } = options;
  const shelf = store.shelf<Message>("qstash_message");
  const repeats = store.shelf<{ id: string; until: string }>("qstash_deduplication");
  const key = new TextEncoder().encode(options.signingKey);
  const closing = new AbortController();

  function publish(wish: Wish): string {
    const now = clock.now().getTime();
    return store.atomically(() => {
      const known = wish.deduplicationId === null ? null : repeats.get(wish.deduplicationId);
      if (known !== null && Date.parse(known.until) > now) return known.id;
      const id = `msg_${crypto.randomUUID().replaceAll("-", "")}`;
      const dueAt = new Date(now + wish.delaySeconds * 1000);
      shelf.put(id, { ...wish, id, attempts: 0, lastStatus: null }, { dueAt });
      if (wish.deduplicationId !== null) {
        const until = new Date(now + deduplicationMs).toISOString();
        repeats.put(wish.deduplicationId, { id, until });
      }
      return id;
    });
  }

  /** As QStash signs: by real time, for five minutes, for this address and this body. */
  async function sign({ destination, body }: Message): Promise<string> {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
      .replaceAll("+", "-").replaceAll("/", "_");
    return new SignJWT({ body: hash }).setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuer("Upstash").setSubject(destination).setJti(crypto.randomUUID())
      .setIssuedAt().setNotBefore("0s").setExpirationTime("5m").sign(key);
  }

  async function deliver(message: Message): Promise<number> {
    const signal = AbortSignal.any([
      closing.signal,
      AbortSignal.timeout(message.timeoutSeconds * 1000),
    ]);
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
      const response = await options.fetch(destination, { method, headers, body, signal });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  async function attempt(message: Message): Promise<void> {
    const lastStatus = await deliver(message);
    if (closing.signal.aborted) return;
    const isDone = lastStatus >= 200 && lastStatus < 300 || lastStatus === nonRetryable ||
      message.attempts >= message.retries;
    const wait = backoffMs[Math.min(message.attempts, backoffMs.length - 1)] ?? 0;
    const dueAt = isDone ? null : new Date(clock.now().getTime() + wait);
    shelf.put(message.id, { ...message, lastStatus, attempts: message.attempts + 1 }, { dueAt });
  }

  return {
    publish,
    newest: (limit) => shelf.newest(limit),
    async runDue() {
      await Promise.all(shelf.due(clock.now()).map(attempt));
    },
    close: () => closing.abort(),
  };
}
