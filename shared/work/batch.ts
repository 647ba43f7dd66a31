export type Enqueue<Item, Result> = (key: string, item: Item) => Promise<Result>;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Batches calls that wait at the same moment. One batch runs at a time for each key; calls that arrive
 * meanwhile form the next one, of at most `size`. `run` returns one result per item, in order, or throws
 * for all of them.
 */
export function createBatcher<Item, Result>(
  run: (key: string, items: Item[]) => Promise<readonly Result[]>,
  size: number,
): Enqueue<Item, Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>();

  const drain = async (key: string, queue: Waiting<Item, Result>[]) => {
    while (queue.length > 0) {
      await runBatch(queue.splice(0, size), (items) => run(key, items));
      // Lets requests that have arrived meanwhile join the next batch.
      await nextTurn();
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

async function runBatch<Item, Result>(
  batch: Waiting<Item, Result>[],
  run: (items: Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await run(batch.map(({ item }) => item));
    if (results.length !== batch.length) {
      throw new Error("The batch did not return one result per item.");
    }
    batch.forEach(({ resolve }, at) => resolve(results[at]!));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
