/** Remembers the last result for this long, also for calls during the read. Does not remember errors. */
export function remembered<Result>(
  ms: number,
  read: () => Promise<Result>,
): () => Promise<Result> {
  let known: { result: Promise<Result>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (known && now < known.until) return known.result;
    const result = read();
    const reading = { result, until: now + ms };
    known = reading;
    result.catch(() => {
      if (known === reading) known = undefined;
    });
    return result;
  };
}
