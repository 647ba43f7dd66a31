import type postgres from "postgres";
import { advance as moveOffset, getOffset } from "../postgres/clock.ts";
import type { Emulators } from "../emulators/app.ts";
import { JOBS, PORTAL } from "./schedules.ts";

export interface StackTime {
  now(): Date;
  /** Steps through everything that falls due on the way, in order; `every` seconds at most one step. */
  advance(seconds: number, every?: number): Promise<void>;
  /**
   * Runs what is due now: the emulators, then each scheduled function. Waits for all callbacks, and for runs beside it,
   * which may have claimed what was due.
   */
  runDue(): Promise<void>;
  /** The same, without waiting for callbacks: under load there is always one being sent. */
  startDue(): Promise<void>;
  /** Runs the jobs that are due, and nothing else. */
  startJobs(): Promise<void>;
}

export async function createTime({ admin, emulators, runSchedules }: {
  admin: postgres.Sql;
  emulators: () => Emulators;
  /** Calls each scheduled function, or these, until nothing is due. */
  runSchedules: (paths?: readonly string[]) => Promise<void>;
}): Promise<StackTime> {
  let offsetSeconds = await getOffset(admin);
  const now = () => new Date(Date.now() + offsetSeconds * 1000);
  const running = new Set<Promise<void>>();
  const run = async (paths?: readonly string[]) => {
    await emulators().runDue();
    await runSchedules(paths);
    await emulators().idle();
  };
  const runDue = async (paths?: readonly string[]) => {
    const own = run(paths);
    running.add(own);
    await own.finally(() => running.delete(own));
    await Promise.allSettled(running);
  };
  const startDue = async () => {
    await emulators().startDue();
    await runSchedules();
  };
  const startJobs = () => runSchedules(JOBS);
  const jump = async (seconds: number) => {
    offsetSeconds = await moveOffset(admin, Math.max(0, seconds));
  };
  const advance = async (seconds: number, every = 0) => {
    const target = now().getTime() + seconds * 1000;
    let due = await nextDue(admin, emulators());
    while (due !== null && due <= target) {
      const left = (target - now().getTime()) / 1000;
      const step = Math.max((due - now().getTime()) / 1000 + 0.001, every);
      await jump(Math.min(step, Math.max(left, 0) + 0.001));
      // Only jobs also do what has no time of its own.
      await runDue(JOBS);
      due = await nextDue(admin, emulators());
      if (due === null || due > now().getTime()) continue;
      await runDue(PORTAL);
      due = await nextDue(admin, emulators());
    }
    await jump((target - now().getTime()) / 1000);
    await runDue();
  };
  return { now, advance, runDue: () => runDue(), startDue, startJobs };
}

/** In milliseconds of the stack's clock; null when nothing is due. */
async function nextDue(admin: postgres.Sql, emulators: Emulators): Promise<number | null> {
  const [work] = await admin<{ due: number | null }[]>`
    select extract(epoch from private.next_work_at())::float8 * 1000 as due`;
  const dues = [work?.due ?? null, emulators.nextDue()?.getTime() ?? null].filter((due) =>
    due !== null
  );
  return dues.length > 0 ? Math.min(...dues) : null;
}
