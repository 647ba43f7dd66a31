/** Calls that wait at the same moment, done together: what one commit can carry should not take a hundred. */

export type Enter<Item, Result> = (key: string, item: Item) => Promise<Result>;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * One run at a time for each key. Whoever comes while it is under way waits for the next one and shares it
 * with all who came too, at most `size` of them. `run` answers for each item in order, or throws for all.
 */
export function createBatcher<Item, Result>(
  run: (key: string, items: Item[]) => Promise<readonly Result[]>,
  size: number,
): Enter<Item, Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>();

  const drain = async (key: string, queue: Waiting<Item, Result>[]) => {
    while (queue.length > 0) {
      await settle(queue.splice(0, size), (items) => run(key, items));
      // Requests that came in meanwhile but were not looked at yet go along with the next run.
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
      const begun = [waiting];
      queues.set(key, begun);
      void drain(key, begun);
    });
}

async function settle<Item, Result>(
  batch: Waiting<Item, Result>[],
  run: (items: Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await run(batch.map(({ item }) => item));
    if (results.length !== batch.length) throw new Error("A batch was answered in part.");
    batch.forEach(({ resolve }, at) => resolve(results[at]!));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
