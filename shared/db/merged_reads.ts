import { losesSession } from "./errors.ts";
import { over, PATIENCE_MS } from "./shared_reads.ts";

/** Statements of one operation at the same moment: as many as a pool has connections by default. */
const AT_ONCE = 3;
/** Calls of one statement: the last one of slow calls waits for the others. */
const MOST = 8;
/** Calls that wait for statements to end. Of more, the first do not wait, so that none waits for several that hang. */
const MOST_WAITING = AT_ONCE * MOST;

interface Waiting<Args> {
  args: Args;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Returns the result of each call, in their order. */
type ReadAll<Name, Args> = (operation: Name, calls: Args[]) => Promise<unknown[]>;

/**
 * Merges calls of one operation that wait at the same moment into one statement, which begins after they arrived. A
 * call that arrives while few statements run is one of its own, at once. If a statement fails, its calls are repeated
 * alone, so that none gets the error of another.
 */
export function createMergedReads<Name, Args>(
  read: ReadAll<Name, Args>,
  patienceMs = PATIENCE_MS,
): (operation: Name, args: Args) => Promise<unknown> {
  const operations = new Map<Name, { running: number; waiting: Waiting<Args>[] }>();

  const run = async (operation: Name, calls: Waiting<Args>[]): Promise<void> => {
    try {
      const results = await read(operation, calls.map(({ args }) => args));
      calls.forEach(({ resolve }, at) => resolve(results[at]));
    } catch (error) {
      if (calls.length === 1 || losesSession(error)) {
        for (const { reject } of calls) reject(error);
      } else {
        await Promise.all(calls.map((call) => run(operation, [call])));
      }
    }
  };

  return (operation, args) =>
    new Promise((resolve, reject) => {
      const reads = operations.get(operation) ?? { running: 0, waiting: [] };
      operations.set(operation, reads);
      const next = () => {
        if (reads.waiting.length === 0) return;
        if (reads.running >= AT_ONCE && reads.waiting.length <= MOST_WAITING) return;
        reads.running++;
        const ended = run(operation, reads.waiting.splice(0, MOST));
        void over(ended, patienceMs).then(() => {
          reads.running--;
          next();
        });
      };
      reads.waiting.push({ args, resolve, reject });
      next();
    });
}
