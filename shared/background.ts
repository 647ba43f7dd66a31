interface Platform {
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

/** Keeps the worker alive after the response until `work` ends. The work must catch its own errors. */
export function background(work: Promise<unknown>): void {
  (globalThis as Platform).EdgeRuntime?.waitUntil(work);
}
