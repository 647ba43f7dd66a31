import { load } from "./load.ts";
import type { Load, Loaded } from "./load.ts";

export interface Variant {
  name: string;
  run(concurrency: number, seconds: number): Promise<Loaded>;
}

export interface Figure {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
}

interface Plan {
  concurrency: number;
  seconds: number;
  rounds: number;
}

/** Runs a function of this process; `worker` is the index of the concurrent caller. */
export function here(name: string, once: (worker: number) => Promise<unknown>): Variant {
  const run = async (concurrency: number, seconds: number) => {
    const started = performance.now();
    const until = started + seconds * 1000;
    const times: number[] = [];
    const caller = async (worker: number) => {
      while (performance.now() < until) {
        const began = performance.now();
        await once(worker);
        times.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, (_, worker) => caller(worker)));
    return { rate: times.length / ((performance.now() - started) / 1000), times };
  };
  return { name, run };
}

/** Sends requests from a thread of its own. */
export const byHttp = (name: string, what: Omit<Load, "concurrency" | "seconds">): Variant => ({
  name,
  run: (concurrency, seconds) => load({ ...what, concurrency, seconds }),
});

/** Runs the variants in turn, so that a slower machine affects all. Median rate of the rounds, latencies of all. */
export async function compare(
  variants: Variant[],
  { concurrency, seconds, rounds }: Plan,
): Promise<Figure[]> {
  const runs = new Map<Variant, Loaded[]>(variants.map((variant) => [variant, []]));
  for (const variant of variants) await variant.run(concurrency, 1);
  for (let round = 0; round < rounds; round++) {
    for (const variant of variants) {
      runs.get(variant)!.push(await variant.run(concurrency, seconds));
    }
  }
  return [...runs].map(([{ name }, results]) => {
    const times = results.flatMap(({ times }) => times);
    const rates = results.map(({ rate }) => rate);
    return { name, perSecond: at(rates, 0.5), p50: at(times, 0.5), p99: at(times, 0.99) };
  });
}

/** The value below which this share of the values lies. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
