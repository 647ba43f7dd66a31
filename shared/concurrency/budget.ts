export interface Limits {
  /** No claim after this time: the platform ends requests that take too long. */
  ms: number;
  /** The overlapping runs of this worker claim at most this many jobs or events. */
  items: number;
}

export interface Budget {
  /**
   * Claims at most `most`, and at most the rest of the budget. `count` returns the number of claimed items. Undefined
   * if the run may claim no more.
   */
  claim<Claimed>(
    most: number,
    ask: (limit: number) => Promise<Claimed>,
    count: (claimed: Claimed) => number,
  ): Promise<Claimed | undefined>;
}

/**
 * Limits of a run: 20 s, then it calls the next one (the platform ends a request after 150 s); and 150 items, which
 * take 0.6 to 0.9 s of processor time (docs/deploy.md). Events of the outbox are cheaper (OUTBOX_RUN). The platform
 * retires a worker that has taken 1 s, and ends it at 2 s. Items are counted because Deno 2.1.4 does not show a program
 * its processor time.
 */
export const RUN: Limits = { ms: 20_000, items: 150 };

export type WithinLimits = (
  limits: Limits,
  work: (budget: Budget) => Promise<void>,
) => Promise<{ stopped: boolean }>;

/**
 * For one scheduled function; its overlapping runs in a worker share `items`, since they share the worker's processor
 * time. A run claims nothing after its limits, or after the platform announced the end of the worker. Claimed work
 * still ends. Returns whether that stopped the run, so that more may be due.
 */
export function createBudget(): WithinLimits {
  const now = { runs: 0, taken: 0, asked: 0, claims: new Set<Promise<unknown>>() };
  return async (limits, work) => {
    const until = performance.now() + limits.ms;
    let [isEnding, stopped] = [false, false];
    const end = () => isEnding = true;
    const mayClaim = () => !isEnding && performance.now() < until && now.taken < limits.items;
    const left = () => limits.items - now.taken - now.asked;
    const claim: Budget["claim"] = async (most, ask, count) => {
      // Running claims may return less than they asked for.
      while (mayClaim() && left() <= 0) await Promise.race(now.claims);
      if (!mayClaim()) {
        stopped = true;
        return undefined;
      }
      const limit = Math.min(most, left());
      now.asked += limit;
      const claimed = ask(limit).then((result) => {
        now.taken += count(result);
        return result;
      }).finally(() => {
        now.asked -= limit;
        now.claims.delete(ended);
      });
      const ended: Promise<unknown> = claimed.catch(() => {});
      now.claims.add(ended);
      return await claimed;
    };
    addEventListener("beforeunload", end);
    now.runs++;
    try {
      await work({ claim });
      return { stopped };
    } finally {
      removeEventListener("beforeunload", end);
      now.runs--;
      if (now.runs === 0) now.taken = 0;
    }
  };
}
