import { ProviderUnclear } from "./call.ts";

const MAX_TIMEOUTS = 3;
/** Real time. */
export const BREAK_MS = 15_000;

export interface Break {
  /** Runs `work`, or throws ProviderUnclear at once during a break of this provider. */
  around<T>(provider: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Stops calls to a provider for `breakMs` after `maxTimeouts` time-outs in a row, so that its calls do not block work
 * for other providers. Then one call tries, and the others wait for its result, so that a recovered provider does not
 * get all calls at once. Quick failures do not count.
 */
export function createBreak(maxTimeouts = MAX_TIMEOUTS, breakMs = BREAK_MS): Break {
  const slow = new Map<string, { times: number; until: number }>();
  return {
    around: async (provider, work) => {
      const known = slow.get(provider);
      if (known && known.times >= maxTimeouts) {
        if (performance.now() < known.until) {
          throw new ProviderUnclear(`${provider} does not respond; calls to it are paused.`);
        }
        known.until = performance.now() + breakMs;
      }
      try {
        const result = await work();
        slow.delete(provider);
        return result;
      } catch (error) {
        if (!isTimeout(error)) slow.delete(provider);
        else {
          const times = (slow.get(provider)?.times ?? 0) + 1;
          slow.set(provider, { times, until: performance.now() + breakMs });
        }
        throw error;
      }
    },
  };
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "TimeoutError" || isTimeout(error.cause);
}
