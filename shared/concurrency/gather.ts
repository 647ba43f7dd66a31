export interface Asked<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Calls of the same turn of the event loop are one `run` of at most `size` items; runs do not wait for each other.
 * `run` returns one result per item, in order, or throws for all of them.
 */
export function createGatherer<Item, Result>(
  run: (items: Item[]) => Promise<readonly Result[]>,
  size: number,
): (item: Item) => Promise<Result> {
  let gathered: Asked<Item, Result>[] = [];
  const start = () => {
    const all = gathered;
    gathered = [];
    for (let at = 0; at < all.length; at += size) {
      void runTogether(() => all.slice(at, at + size), (take) => run(take()));
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      if (gathered.length === 0) queueMicrotask(start);
      gathered.push({ item, resolve, reject });
    });
}

/**
 * Gives each call its own result, or all calls the error. `run` takes the waiting calls when it first asks, or ends.
 */
export async function runTogether<Item, Result>(
  whom: () => Asked<Item, Result>[],
  run: (take: () => Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  let known: Asked<Item, Result>[] | undefined;
  const asked = () => known ??= whom();
  try {
    const results = await run(() => asked().map(({ item }) => item));
    if (results.length !== asked().length) {
      throw new Error("The batch did not return one result per item.");
    }
    asked().forEach(({ resolve }, at) => resolve(results[at]!));
  } catch (error) {
    for (const { reject } of asked()) reject(error);
  }
}
