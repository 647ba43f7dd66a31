/** Where the time of a request went: told to the caller in Server-Timing, and to the log. */
import type { Door, Doors } from "../db/doors.ts";

export interface Timing {
  started: number;
  /** Milliseconds in which calls to Postgres were under way, each counted for itself. */
  dbMs: number;
  dbCalls: number;
}

export function startTiming(): Timing {
  return { started: performance.now(), dbMs: 0, dbCalls: 0 };
}

/** The same doors; what goes through them is counted. */
export function timedDoors(db: Doors, timing: Timing): Doors {
  const timed = (door: Door): Door => ({
    call: async (verb, args, settlement) => {
      const began = performance.now();
      timing.dbCalls++;
      try {
        return await door.call(verb, args, settlement);
      } finally {
        timing.dbMs += performance.now() - began;
      }
    },
  });
  return {
    public: timed(db.public),
    system: timed(db.system),
    as: (caller) => timed(db.as(caller)),
    rehearse: (caller) => timed(db.rehearse(caller)),
    close: () => db.close(),
  };
}

/** As browsers show it among a request's timings. */
export function serverTiming({ started, dbMs, dbCalls }: Timing): string {
  const total = performance.now() - started;
  return `total;dur=${total.toFixed(1)}, db;dur=${dbMs.toFixed(1)};desc="${dbCalls} calls"`;
}
