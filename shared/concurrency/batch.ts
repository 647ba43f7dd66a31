import { runTogether } from "./gather.ts";
import type { Asked } from "./gather.ts";

export type Enqueue<Item, Result> = (key: string, item: Item) => Promise<Result>;

/**
 * Batches calls that wait at the same moment. One batch runs at a time for each key; calls that arrive
 * meanwhile form the next one, of at most `size`. `run` returns one result per item, in order, or throws
 * for all of them.
 */
export function createBatcher<Item, Result>(
  run: (key: string, items: Item[]) => Promise<readonly Result[]>,
  size: number,
): Enqueue<Item, Result> {
  return createOpenBatcher((key, take) => run(key, take()), size);
}

/** The same, but calls join a batch until its `run` takes the items: when it has a connection, for example. */
export function createOpenBatcher<Item, Result>(
  run: (key: string, take: () => Item[]) => Promise<readonly Result[]>,
  size: number,
): Enqueue<Item, Result> {
  const queues = new Map<string, Asked<Item, Result>[]>();

  const drain = async (key: string, queue: Asked<Item, Result>[]) => {
    while (queue.length > 0) {
      await runTogether(() => queue.splice(0, size), (take) => run(key, take));
      // Lets requests that arrived meanwhile join the next batch.
      await pause(0);
    }
    queues.delete(key);
  };

  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const created = [waiting];
      queues.set(key, created);
      void drain(key, created);
    });
}

/** The same, but a batch waits `ms` for calls that arrive with its first one. */
export function createDelayedBatcher<Item, Result>(
  ms: number,
  run: (items: Item[]) => Promise<readonly Result[]>,
  size: number,
): (item: Item) => Promise<Result> {
  const enqueue = createOpenBatcher<Item, Result>(async (_, take) => {
    await pause(ms);
    return await run(take());
  }, size);
  return (item) => enqueue("", item);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
