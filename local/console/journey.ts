import type { StackTime } from "../stack/time.ts";

interface Trip {
  from: number;
  to: number;
  /** The page to return to. */
  back: string;
  isDone: boolean;
  error: string | undefined;
  ended: Promise<void>;
}

export type Journey = ReturnType<typeof createJourney>;

/** Moves the clock in the background, so that a page can show the progress. One trip at a time. */
export function createJourney(time: StackTime) {
  let trip: Trip | undefined;

  function start(seconds: number, back: string): Trip {
    if (trip && !trip.isDone) return trip;
    const from = time.now().getTime();
    const to = from + seconds * 1000;
    const started: Trip = {
      from,
      to,
      back,
      isDone: false,
      error: undefined,
      ended: Promise.resolve(),
    };
    started.ended = time.advance(seconds)
      .catch((error) =>
        void (started.error = error instanceof Error ? error.message : String(error))
      )
      .finally(() => void (started.isDone = true));
    return trip = started;
  }

  return {
    start,
    /** Undefined before the first one. `share` of the way is 0 to 1. */
    progress() {
      if (!trip) return undefined;
      const { from, to, back, isDone, error } = trip;
      const now = time.now();
      const share = isDone ? 1 : Math.min(1, (now.getTime() - from) / Math.max(1, to - from));
      return { share, now, to: new Date(to), back, isDone, error };
    },
  };
}
