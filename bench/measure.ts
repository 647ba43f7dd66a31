/** Runs ways of doing the same in turn, so that a machine that slows down slows all of them. */
import type { Loaded } from "./load.ts";

export interface Way {
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

/** A way whose unit of work is a function here; `worker` tells concurrent callers apart. */
export function here(name: string, once: (worker: number) => Promise<unknown>): Way {
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

/** Median rate over the rounds, and latencies in milliseconds over all of them. */
export async function compare(
  ways: Way[],
  { concurrency, seconds, rounds }: Plan,
): Promise<Figure[]> {
  const runs = new Map<Way, Loaded[]>(ways.map((way) => [way, []]));
  for (const way of ways) await way.run(concurrency, 1);
  for (let round = 0; round < rounds; round++) {
    for (const way of ways) runs.get(way)!.push(await way.run(concurrency, seconds));
  }
  return [...runs].map(([{ name }, results]) => {
    const times = ascending(results.flatMap(({ times }) => times));
    const rates = ascending(results.map(({ rate }) => rate));
    return { name, perSecond: at(rates, 0.5), p50: at(times, 0.5), p99: at(times, 0.99) };
  });
}

function ascending(values: number[]): number[] {
  return values.sort((left, right) => left - right);
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
