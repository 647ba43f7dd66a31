import { losesSession } from "./errors.ts";
import { over, PATIENCE_MS } from "./shared_reads.ts";

/** Concurrent statements of one operation: as many as a pool's connections by default. */
const AT_ONCE = 3;
/** Calls in one statement: the last one waits for the others. */
const MOST = 8;
/** Slow calls share a statement only if it stays within this time: a replica is left after twice this time. */
const STATEMENT_MS = 400;

interface Waiting<Args> {
  args: Args;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Reads<Args> {
  running: number;
  /** Calls in the next statement, by the speed of the last one. */
  most: number;
  waiting: Waiting<Args>[];
}

/** Returns the result of each call, in their order. */
type ReadAll<Name, Args> = (operation: Name, calls: Args[]) => Promise<unknown[]>;

/**
 * Merges calls of one operation that wait at the same moment into one statement, which begins after they arrived. A
 * call that arrives while few statements run gets its own statement at once. If a statement fails, its calls are
 * repeated alone, so that none gets the error of another.
 */
export function createMergedReads<Name, Args>(
  read: ReadAll<Name, Args>,
  { patienceMs = PATIENCE_MS, statementMs = STATEMENT_MS } = {},
): (operation: Name, args: Args) => Promise<unknown> {
  const operations = new Map<Name, Reads<Args>>();

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
      const reads = operations.get(operation) ?? { running: 0, most: MOST, waiting: [] };
      operations.set(operation, reads);
      const begin = () => {
        const calls = reads.waiting.splice(0, reads.most);
        const begunAt = performance.now();
        let hangs = true;
        const ended = run(operation, calls).then(() => void (hangs = false));
        reads.running++;
        void over(ended, patienceMs).then(() => {
          reads.running--;
          const msPerCall = (performance.now() - begunAt) / calls.length;
          reads.most = Math.max(1, Math.min(MOST, Math.floor(statementMs / msPerCall)));
          next(hangs);
        });
      };
      const next = (hangs = false) => {
        while (
          reads.waiting.length > 0 &&
          // With more calls the first do not wait; and none waits for several hanging statements.
          (hangs || reads.running < AT_ONCE || reads.waiting.length > AT_ONCE * reads.most)
        ) begin();
      };
      reads.waiting.push({ args, resolve, reject });
      next();
    });
}
