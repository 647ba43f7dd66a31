/** The stack's clock: moved forward step by step, so that everything on the way falls due in its order. */
import type postgres from "postgres";
import { advance as moveOffset, getOffset } from "../postgres/clock.ts";
import type { Twins } from "../twins/app.ts";

export interface StackTime {
  now(): Date;
  /** Moves forward, doing all that falls due on the way; answers when it is done. */
  advance(seconds: number): Promise<void>;
  /** Does what is due now: callbacks of the twins and jobs of the service. */
  settle(): Promise<void>;
}

interface Parts {
  admin: postgres.Sql;
  twins: () => Twins;
  runJobs: () => Promise<void>;
}

/** Reads the offset that the database keeps; the twins follow it. */
export async function createTime({ admin, twins, runJobs }: Parts): Promise<StackTime> {
  let offsetSeconds = await getOffset(admin);
  const now = () => new Date(Date.now() + offsetSeconds * 1000);
  const settle = async () => {
    await twins().runDue();
    await runJobs();
    await twins().idle();
  };
  const jump = async (seconds: number) => {
    offsetSeconds = await moveOffset(admin, Math.max(0, seconds));
  };
  const advance = async (seconds: number) => {
    const target = now().getTime() + seconds * 1000;
    for (
      let due = await nextDue(admin, twins());
      due !== null && due <= target;
      due = await nextDue(admin, twins())
    ) {
      await jump((due - now().getTime()) / 1000 + 0.001);
      await settle();
    }
    await jump((target - now().getTime()) / 1000);
    await settle();
  };
  return { now, advance, settle };
}

/** When the next thing happens, in milliseconds of the stack's clock; null when nothing is planned. */
async function nextDue(admin: postgres.Sql, twins: Twins): Promise<number | null> {
  const [job] = await admin<{ due: number | null }[]>`
    select extract(epoch from min(run_at))::float8 * 1000 as due from private.jobs
    where finished_at is null and dead_at is null
      and (leased_until is null or leased_until < clock_timestamp())`;
  const dues = [job?.due ?? null, twins.nextDue()?.getTime() ?? null].filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}
