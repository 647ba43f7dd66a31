/** A provider that keeps us waiting is left alone for a moment, so that work for others is not held up behind it. */
import { ProviderUnclear } from "./call.ts";

const PATIENCE = 3;
const REST_MS = 15_000;

export interface Break {
  /** Does the work for this provider, or throws ProviderUnclear at once while it rests. */
  around<T>(company: string, work: () => Promise<T>): Promise<T>;
}

/** Rests a provider after `patience` time-outs in a row. Quick failures hold nobody up and do not count. */
export function createBreak(patience = PATIENCE, restMs = REST_MS): Break {
  const slow = new Map<string, { times: number; until: number }>();
  return {
    around: async (company, work) => {
      const known = slow.get(company);
      if (known && known.times >= patience && performance.now() < known.until) {
        throw new ProviderUnclear(`${company} does not answer and is left alone for a moment.`);
      }
      try {
        const result = await work();
        slow.delete(company);
        return result;
      } catch (error) {
        if (!isTimeout(error)) slow.delete(company);
        else {
          const times = (slow.get(company)?.times ?? 0) + 1;
          slow.set(company, { times, until: performance.now() + restMs });
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
