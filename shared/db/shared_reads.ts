/** The maximum delay by a hung read; a slow read ends earlier. */
export const PATIENCE_MS = 1000;

interface Reads {
  /** Ends with the newest started read. */
  running: Promise<unknown>;
  /** The read that has not begun yet. */
  next?: Promise<unknown>;
}

/**
 * Merges reads of the same key that wait at the same moment. Calls that arrive during a read share the next one and its
 * error; it begins when the first ends. So each read begins after its calls. Nothing is kept after the last read has
 * ended.
 */
export function createSharedReads(patienceMs = PATIENCE_MS) {
  const keys = new Map<string, Reads>();

  const begin = <Result>(key: string, read: () => Promise<Result>): Promise<Result> => {
    const running = read();
    const reads = { running };
    keys.set(key, reads);
    const forget = () => {
      if (keys.get(key) === reads) keys.delete(key);
    };
    running.then(forget, forget);
    return running;
  };

  return <Result>(key: string, read: () => Promise<Result>): Promise<Result> => {
    const reads = keys.get(key);
    if (!reads) return begin(key, read);
    reads.next ??= over(reads.running, patienceMs).then(() => begin(key, read));
    return reads.next as Promise<Result>;
  };
}

/** Resolves when the promise resolves or rejects, or after `ms`. */
export function over(promise: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    promise.then(done, done);
  });
}
