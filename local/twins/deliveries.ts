/** The companies' callbacks to us: written down first, sent at once, and sent again until we accept. */
import type { TwinClock } from "./clock.ts";
import type { Faults, Provider } from "./faults.ts";
import type { Store } from "./store.ts";

export interface Callback {
  provider: Provider;
  path: string;
  headers: Record<string, string>;
  body: object;
  /** The object it tells about; callbacks about one object leave in order. */
  about: string;
}

export interface Deliveries {
  /** Joins the caller's transaction; the first attempt starts by itself after the commit. */
  enqueue(callback: Callback): void;
  nextDue(): Date | null;
  /** Sends what is due now, waits for every answer, tells how many attempts it started. */
  runDue(): Promise<number>;
  /** Resolves when no callback is under way. */
  idle(): Promise<void>;
  close(): void;
}

interface Delivery extends Callback {
  id: string;
  lane: number;
  attempts: number;
  firstAt: string | null;
  outcome: "pending" | "delivered" | "abandoned";
  /** Callbacks held back until this one has left. */
  overtakes: string[];
}

const minute = 60_000;
const hour = 60 * minute;
/** After the first attempt. Xendit's is documented; Biteship documents none, so this is a guess. */
const retries: Record<Provider, readonly number[]> = {
  payment: [15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour],
  shipping: [minute, 5 * minute, 30 * minute],
  // Documented as waits after the attempt before: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h.
  email: [5_000, 5.1 * minute, 35 * minute, 2.6 * hour, 7.6 * hour, 17.6 * hour, 27.6 * hour],
  push: [],
  vision: [],
  portal: [minute, 5 * minute, 30 * minute, 2 * hour],
};
const answerWithinMs = 30_000;
const lanes = 32;

export function createDeliveries(options: {
  store: Store;
  clock: TwinClock;
  faults: Faults;
  baseUrl: string;
  fetch: typeof fetch;
  /** Headers that a company adds at each attempt, because they sign its bytes and its time. */
  seals?: Partial<Record<Provider, (headers: Record<string, string>, text: string) => object>>;
}): Deliveries {
  const { store, clock, faults, baseUrl } = options;
  const shelf = store.shelf<Delivery>("delivery");
  const held = store.shelf<string>("held_delivery");
  const closing = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const tails: Promise<void>[] = [];
  const starting = new Set<Promise<number>>();

  function enqueue(callback: Callback): void {
    const now = clock.now().getTime();
    const lane = laneOf(callback.about);
    store.atomically(() => {
      const fault = faults.takeForDelivery(callback.provider);
      const overtakes = fault === "reorder" ? [] : held.named(callback.provider);
      const first = write(callback, lane, overtakes, now + waitBefore(fault));
      // The copy takes a lane of its own, so that both arrive in the same instant.
      if (fault === "duplicate") write(callback, (lane + 1) % lanes, [], now);
      if (fault === "reorder") held.put(first, first, { names: [callback.provider] });
    });
    start();
  }

  function write(callback: Callback, lane: number, overtakes: string[], dueMs: number): string {
    const id = crypto.randomUUID();
    const fresh = { attempts: 0, firstAt: null, outcome: "pending" } as const;
    shelf.put(id, { ...callback, ...fresh, id, lane, overtakes }, { dueAt: new Date(dueMs) });
    return id;
  }

  function start(): void {
    const begun = Promise.resolve().then(dispatch).finally(() => starting.delete(begun));
    starting.add(begun);
  }

  function dispatch(): number {
    if (closing.signal.aborted) return 0;
    const due = shelf.due(clock.now()).filter(({ id }) => !underWay.has(id));
    for (const { id, lane } of due) {
      const sent = (tails[lane] ?? Promise.resolve())
        .then(() => attempt(id))
        .finally(() => underWay.delete(id));
      underWay.set(id, sent);
      tails[lane] = sent;
    }
    return due.length;
  }

  async function attempt(id: string): Promise<void> {
    if (closing.signal.aborted) return;
    const delivery = shelf.get(id);
    if (delivery === null) return;
    const fault = faults.takeForReply(delivery.provider, "callback");
    const begunAt = clock.now();
    const arrives = fault === null || fault === "timeout_after_commit";
    const accepted = arrives && await post(delivery) && fault === null;
    if (!closing.signal.aborted) store.atomically(() => record(delivery, begunAt, accepted));
  }

  async function post({ provider, path, headers, body }: Delivery): Promise<boolean> {
    const text = JSON.stringify(body);
    const seal = options.seals?.[provider]?.(headers, text);
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerWithinMs)]);
    try {
      const response = await options.fetch(`${baseUrl}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers, ...seal },
        body: text,
        redirect: "manual",
        signal,
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  function record(delivery: Delivery, begunAt: Date, accepted: boolean): void {
    const attempts = delivery.attempts + 1;
    const firstAt = delivery.firstAt ?? begunAt.toISOString();
    const wait = retries[delivery.provider][attempts - 1];
    const outcome = accepted ? "delivered" : wait === undefined ? "abandoned" : "pending";
    // A clock that leapt over several retries must not burn them all in one instant.
    const dueAt = outcome !== "pending" || wait === undefined
      ? null
      : new Date(Math.max(Date.parse(firstAt) + wait, clock.now().getTime() + minute));
    shelf.put(delivery.id, { ...delivery, attempts, firstAt, outcome }, { dueAt });
    if (attempts === 1) delivery.overtakes.forEach(release);
    if (delivery.overtakes.length > 0) start();
  }

  function release(id: string): void {
    const waiting = shelf.get(id);
    if (waiting?.attempts === 0) shelf.put(id, waiting, { dueAt: clock.now() });
    held.remove(id);
  }

  async function idle(): Promise<void> {
    while (starting.size + underWay.size > 0) {
      await Promise.all([...starting, ...underWay.values()]);
    }
  }

  return {
    enqueue,
    nextDue: () => shelf.nextDue(),
    async runDue() {
      const started = dispatch();
      await idle();
      return started;
    },
    idle,
    close: () => closing.abort(),
  };
}

/** A held callback that nothing overtakes leaves after an hour all the same. */
function waitBefore(fault: ReturnType<Faults["takeForDelivery"]>): number {
  return fault === "delay" ? minute : fault === "reorder" ? hour : 0;
}

function laneOf(about: string): number {
  let sum = 0;
  for (let at = 0; at < about.length; at++) sum = (sum * 31 + about.charCodeAt(at)) % 1_000_003;
  return sum % lanes;
}
