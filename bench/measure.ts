/** Runs two or more ways of doing the same in turn, so that a machine that slows down slows all of them. */

export interface Way {
  name: string;
  /** One unit of work; `worker` tells concurrent callers apart. */
  once(worker: number): Promise<unknown>;
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

/** Median rate over the rounds, and latencies in milliseconds over all of them. */
export async function compare(
  ways: Way[],
  { concurrency, seconds, rounds }: Plan,
): Promise<Figure[]> {
  const rates = new Map<string, number[]>(ways.map(({ name }) => [name, []]));
  const latencies = new Map<string, number[]>(ways.map(({ name }) => [name, []]));
  for (const way of ways) await run(way, concurrency, Math.min(1, seconds));
  for (let round = 0; round < rounds; round++) {
    for (const way of ways) {
      const { rate, times } = await run(way, concurrency, seconds);
      rates.get(way.name)!.push(rate);
      latencies.get(way.name)!.push(...times);
    }
  }
  return ways.map(({ name }) => {
    const times = latencies.get(name)!.sort((left, right) => left - right);
    return { name, perSecond: median(rates.get(name)!), p50: at(times, 0.5), p99: at(times, 0.99) };
  });
}

async function run({ once }: Way, concurrency: number, seconds: number) {
  const started = performance.now();
  const until = started + seconds * 1000;
  const times: number[] = [];
  const worker = async (index: number) => {
    while (performance.now() < until) {
      const began = performance.now();
      await once(index);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, index) => worker(index)));
  return { rate: times.length / ((performance.now() - started) / 1000), times };
}

function median(values: number[]): number {
  return at([...values].sort((left, right) => left - right), 0.5);
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
