import { inSpan, KIND } from "../trace.ts";
import type { DatabaseClient, DatabaseClients } from "../db/client.ts";

export interface Timing {
  started: number;
  /** Milliseconds: the sum over all calls, parallel ones included. */
  dbMs: number;
  dbCalls: number;
  /** The caller, once verified. */
  callerId?: string;
}

export function startTiming(): Timing {
  return { started: performance.now(), dbMs: 0, dbCalls: 0 };
}

/** Wraps the clients so that `timing` counts their calls; each call is a span. */
export function timedClients(db: DatabaseClients, timing: Timing): DatabaseClients {
  const measured = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    timing.dbCalls++;
    try {
      return await inSpan(name, KIND.client, work);
    } finally {
      timing.dbMs += performance.now() - began;
    }
  };
  const timed = (client: DatabaseClient): DatabaseClient => ({
    call: (operation, args, storedResponse) =>
      measured(operation, () => client.call(operation, args, storedResponse)),
  });
  return {
    anon: timed(db.anon),
    service: timed(db.service),
    user: (caller) => timed(db.user(caller)),
    reader: (caller) => timed(db.reader(caller)),
    dryRun: (caller, tell) => timed(db.dryRun(caller, tell)),
    countCall: (caller, action) =>
      measured("internal.count_calls", () => db.countCall(caller, action)),
    callWithinLimit: (batch) => measured(batch.operation, () => db.callWithinLimit(batch)),
    close: () => db.close(),
  };
}

/** The value of the header Server-Timing, in milliseconds. */
export function serverTiming({ started, dbMs, dbCalls }: Timing): string {
  const total = performance.now() - started;
  return `total;dur=${total.toFixed(1)}, db;dur=${dbMs.toFixed(1)};desc="${dbCalls} calls"`;
}
