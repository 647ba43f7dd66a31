/** Turns what can go wrong at the start into a sentence that says what to do. */

/** The same error, or a clearer one for a full disk. */
export function explainStartFailure(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error));
  if (/ENOSPC|No space left|could not write|disk full/i.test(known.message)) {
    return new Error(`The disk is full: free some space and start again. (${known.message})`, {
      cause: known,
    });
  }
  return known;
}
