import { Webhook } from "standardwebhooks";
import type { Callback, Clock, Faults, Provider } from "./context.ts";
import type { Store } from "./store.ts";

interface Delivery extends Callback {
  id: string;
  queue: string;
  attempts: number;
  firstAt: string | null;
  outcome: "pending" | "delivered" | "abandoned";
  /** Callbacks held until this one has been sent. */
  overtakes: string[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds after the first attempt. Xendit documents its own; Biteship's are a guess. */
const RETRIES: Partial<Record<Provider, readonly number[]>> = {
  payment: [15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR],
  shipping: [MINUTE, 5 * MINUTE, 30 * MINUTE],
  // Documented as the wait after the previous attempt: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h.
  email: [5_000, 5.1 * MINUTE, 35 * MINUTE, 2.6 * HOUR, 7.6 * HOUR, 17.6 * HOUR, 27.6 * HOUR],
  portal: [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR],
};
/** A held callback that nothing overtakes is sent after an hour. */
const WAITS = { delay: MINUTE, reorder: HOUR, duplicate: 0 };
const RESPONSE_TIMEOUT_MS = 30_000;
/** Queues per provider: a backlog of one does not delay another's callbacks. */
const QUEUES = 32;

/** Callbacks to the functions: stored first, sent at once, and sent again until they are accepted. */
export function createDeliveries(options: {
  store: Store;
  clock: Clock;
  faults: Faults;
  baseUrl: string;
  fetch: typeof fetch;
  closing: AbortSignal;
  /** Providers that sign each attempt with Standard Webhooks. */
  signing: Partial<Record<Provider, { prefix: "svix" | "webhook"; secret: string }>>;
}) {
  const { store, clock, faults, closing } = options;
  const deliveries = store.collection<Delivery>("delivery");
  const held = store.collection<string>("held_delivery");
  const running = new Map<string, Promise<void>>();
  const tails = new Map<string, Promise<void>>();
  const starting = new Set<Promise<void>>();

  /** Joins the open transaction. The first attempt starts after the commit. */
  function enqueue(callback: Callback): void {
    const now = clock.now().getTime();
    const queue = queueOf(callback.about);
    const ids = store.atomically(() => {
      const fault = faults.takeForDelivery(callback.provider);
      const overtakes = fault === "reorder" ? [] : held.named(callback.provider);
      const first = write(callback, queue, overtakes, now + (fault ? WAITS[fault] : 0));
      if (fault === "reorder") held.put(first, first, { names: [callback.provider] });
      // The copy gets another queue, so that both arrive at the same instant.
      if (fault === "duplicate") {
        return [first, write(callback, (queue + 1) % QUEUES, [], now)];
      }
      return fault && WAITS[fault] > 0 ? [] : [first];
    });
    start(ids);
  }

  function write(callback: Callback, queue: number, overtakes: string[], dueMs: number): string {
    const id = crypto.randomUUID();
    const state = { attempts: 0, firstAt: null, outcome: "pending" } as const;
    const dueAt = new Date(dueMs);
    const named = `${callback.provider}/${queue}`;
    deliveries.put(id, { ...callback, ...state, id, queue: named, overtakes }, { dueAt });
    return id;
  }

  /** Starts after the commit of the open transaction. */
  function start(ids: string[]): void {
    const started = Promise.resolve().then(() => ids.forEach(launch))
      .finally(() => starting.delete(started));
    starting.add(started);
  }

  /** Sends callbacks that wait for the clock, or that an earlier start of the stack left. */
  function launchDue(): void {
    deliveries.dueIds(clock.now()).forEach(launch);
  }

  function launch(id: string): void {
    if (closing.aborted || running.has(id)) return;
    const queue = deliveries.get(id)?.queue;
    if (queue === undefined) return;
    const sent = (tails.get(queue) ?? Promise.resolve())
      .then(() => attempt(id))
      .finally(() => {
        running.delete(id);
        if (tails.get(queue) === sent) tails.delete(queue);
      });
    running.set(id, sent);
    tails.set(queue, sent);
  }

  async function attempt(id: string): Promise<void> {
    const delivery = closing.aborted ? null : deliveries.get(id);
    if (delivery === null) return;
    const fault = faults.takeForReply(delivery.provider, "callback");
    const startedAt = clock.now();
    const arrives = fault === null || fault === "timeout_after_commit";
    const accepted = arrives && await post(delivery) && fault === null;
    if (!closing.aborted) store.atomically(() => record(delivery, startedAt, accepted));
  }

  async function post({ provider, path, headers, body }: Delivery): Promise<boolean> {
    const text = JSON.stringify(body);
    try {
      const response = await options.fetch(`${options.baseUrl}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...headers,
          ...signature(provider, headers, text),
        },
        body: text,
        redirect: "manual",
        signal: AbortSignal.any([closing, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  /** Signed with real time, as the receiver checks it, under the same message id at each attempt. */
  function signature(provider: Provider, headers: Record<string, string>, text: string) {
    const { prefix, secret } = options.signing[provider] ?? {};
    if (!prefix || !secret) return {};
    const now = new Date();
    return {
      [`${prefix}-timestamp`]: String(Math.floor(now.getTime() / 1000)),
      [`${prefix}-signature`]: new Webhook(secret).sign(headers[`${prefix}-id`] ?? "", now, text),
    };
  }

  function record(delivery: Delivery, startedAt: Date, accepted: boolean): void {
    const attempts = delivery.attempts + 1;
    const firstAt = delivery.firstAt ?? startedAt.toISOString();
    const wait = RETRIES[delivery.provider]?.[attempts - 1];
    const outcome = accepted ? "delivered" : wait === undefined ? "abandoned" : "pending";
    // A clock that jumps over several retries must not use them up in one instant.
    const dueAt = outcome !== "pending" || wait === undefined
      ? null
      : new Date(Math.max(Date.parse(firstAt) + wait, clock.now().getTime() + MINUTE));
    deliveries.put(delivery.id, { ...delivery, attempts, firstAt, outcome }, { dueAt });
    if (attempts === 1) start(delivery.overtakes.filter(release));
  }

  /** True if it was waiting. */
  function release(id: string): boolean {
    const waiting = deliveries.get(id);
    const waits = waiting?.attempts === 0;
    if (waits) deliveries.put(id, waiting, { dueAt: clock.now() });
    held.remove(id);
    return waits;
  }

  /** Resolves when no callback is being sent. */
  async function idle(): Promise<void> {
    while (starting.size + running.size > 0) {
      await Promise.all([...starting, ...running.values()]);
    }
  }

  return {
    enqueue,
    idle,
    nextDue: () => deliveries.nextDue(),
    startDue: launchDue,
    async runDue(): Promise<void> {
      launchDue();
      await idle();
    },
  };
}

function queueOf(about: string): number {
  const sum = [...about].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0);
  return sum % QUEUES;
}
