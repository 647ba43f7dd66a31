/** A longer time would be over at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
const after = (seconds: number, work: () => void) =>
  setTimeout(work, Math.min(seconds * 1000, LONGEST_TIMER));

/** Waits; ends early when the signal does. */
export const sleep = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal?.aborted) return done();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      done();
    };
    const timer = after(seconds, end);
    signal?.addEventListener("abort", end);
  });

/** Runs the work with a signal that ends with the caller's, or after so many seconds; so does the wait for it. */
export async function within<T>(
  seconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = after(seconds, abort);
  outer?.addEventListener("abort", abort);
  if (outer?.aborted) abort();
  const { signal } = controller;
  try {
    return await Promise.race([
      work(signal),
      new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal);
        signal.addEventListener("abort", () => reject(signal));
      }),
    ]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
  }
}

/** React Native has no crypto. A key only has to differ from the same user's others; it is no secret. */
export function uuid(): string {
  const { crypto } = globalThis;
  if (crypto?.randomUUID) return crypto.randomUUID();
  const bytes = Array.from({ length: 16 }, () => Math.floor(Math.random() * 256));
  if (crypto?.getRandomValues) bytes.splice(0, 16, ...crypto.getRandomValues(new Uint8Array(16)));
  const hex = bytes.map((byte) => (byte + 256).toString(16).slice(1)).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${
    hex.slice(20)
  }`;
}
