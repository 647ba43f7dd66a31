/** Work that goes on after the answer: the platform keeps a worker alive for what it is told of. */

interface Platform {
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

/** The work must catch its own errors: nobody else is there any more. */
export function background(work: Promise<unknown>): void {
  (globalThis as Platform).EdgeRuntime?.waitUntil(work);
}
