export interface Limits {
  /** No claim after this time: the platform ends requests that take too long. */
  ms: number;
  /** No claim once the runs of this worker that overlap have taken so many jobs or events. */
  items: number;
}

export interface Budget {
  mayClaim(): boolean;
  /** How many more jobs or events may be taken. */
  left(): number;
  /** Counts what a claim returned. */
  took(items: number): void;
}

/**
 * For a run: 60 s, since the platform ends a request after 150 s; and 150 items, which take 0.6 s of processor
 * time at 4 ms each (docs/deploy.md). The platform retires a worker that has taken 1 s, and ends it at 2 s: so
 * the run during which a worker is retired still ends. It has no clock of its own for that: Deno 2.1.4 tells no
 * program its processor time.
 */
export const RUN: Limits = { ms: 60_000, items: 150 };

export type WithinLimits = (
  limits: Limits,
  work: (budget: Budget) => Promise<void>,
) => Promise<{ stopped: boolean }>;

/**
 * For one scheduled function; its runs that overlap in a worker share `items`, since they share the worker's
 * processor time. A run claims nothing after its limits, or after the platform announced that the worker ends,
 * which it does before the worker has used up its processor time or its memory. What is claimed then still
 * ends. Returns whether that stopped the run, so that more may be due.
 */
export function createBudget(): WithinLimits {
  const now = { runs: 0, items: 0 };
  return async ({ ms, items }, work) => {
    const until = performance.now() + ms;
    let [isEnding, stopped] = [false, false];
    const end = () => isEnding = true;
    const mayClaim = () => {
      const may = !isEnding && performance.now() < until && now.items < items;
      stopped ||= !may;
      return may;
    };
    addEventListener("beforeunload", end);
    now.runs++;
    try {
      const left = () => Math.max(0, items - now.items);
      await work({ mayClaim, left, took: (more) => now.items += more });
      return { stopped };
    } finally {
      removeEventListener("beforeunload", end);
      now.runs--;
      if (now.runs === 0) now.items = 0;
    }
  };
}
