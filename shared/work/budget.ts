/**
 * Does `work`, which claims only while `mayClaim()`: until `ms` have passed, or the platform announces that
 * the worker ends. It announces that before the worker has used up its processor time (2 s) or its memory,
 * and what is claimed then still ends.
 */
export async function withinBudget<T>(
  ms: number,
  work: (mayClaim: () => boolean) => Promise<T>,
): Promise<T> {
  const until = performance.now() + ms;
  let isEnding = false;
  const end = () => isEnding = true;
  addEventListener("beforeunload", end);
  try {
    return await work(() => !isEnding && performance.now() < until);
  } finally {
    removeEventListener("beforeunload", end);
  }
}
