import type postgres from "postgres";
import { advance as moveOffset, getOffset } from "../postgres/clock.ts";
import type { Emulators } from "../emulators/app.ts";

export interface StackTime {
  now(): Date;
  /**
   * Steps through all due work on the way, in order. Work due within `every` seconds is one step: by default a sixtieth
   * of the way, at most a minute. A deployment's schedule runs every 15 seconds.
   */
  advance(seconds: number, every?: number): Promise<void>;
  /**
   * Runs due work: the emulators, then each scheduled function. Waits for all callbacks, and for concurrent runs, which
   * may have claimed it.
   */
  runDue(): Promise<void>;
  /** The same, without waiting for callbacks: under load one is always being sent. */
  startDue(): Promise<void>;
  /** Runs the jobs that are due, and nothing else. */
  startJobs(): Promise<void>;
}

/** The scheduled function that others trigger too. */
const JOBS = ["/jobs/run"];

export async function createTime({ admin, emulators, runSchedules }: {
  admin: postgres.Sql;
  emulators: () => Emulators;
  /** Calls each scheduled function, or these, until nothing is due. */
  runSchedules: (paths?: readonly string[]) => Promise<void>;
}): Promise<StackTime> {
  let offsetSeconds = await getOffset(admin);
  const now = () => new Date(Date.now() + offsetSeconds * 1000);
  const running = new Set<Promise<void>>();
  const run = async () => {
    await emulators().runDue();
    await runSchedules();
    await chainsEnd(admin);
    await emulators().idle();
  };
  const runDue = async () => {
    const own = run();
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
  const advance = async (seconds: number, every = Math.min(60, seconds / 60)) => {
    const target = now().getTime() + seconds * 1000;
    for (
      let due = await nextDue(admin, emulators());
      due !== null && due <= target;
      due = await nextDue(admin, emulators())
    ) {
      const left = (target - now().getTime()) / 1000;
      const step = Math.max((due - now().getTime()) / 1000 + 0.001, every);
      await jump(Math.min(step, Math.max(left, 0) + 0.001));
      await runDue();
    }
    await jump((target - now().getTime()) / 1000);
    await runDue();
  };
  return { now, advance, runDue, startDue, startJobs };
}

/** Waits for runs called by other runs, not by a schedule. */
async function chainsEnd(admin: postgres.Sql): Promise<void> {
  const lives = async () => {
    const [chain] = await admin`
      select 1 from private.run_chains where token is not null and leased_until > clock_timestamp()`;
    return chain !== undefined;
  };
  while (await lives()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** In milliseconds of the stack's clock; null if nothing is due. */
async function nextDue(admin: postgres.Sql, emulators: Emulators): Promise<number | null> {
  const [work] = await admin<{ due: number | null }[]>`
    select extract(epoch from private.next_work_at())::float8 * 1000 as due`;
  const dues = [work?.due ?? null, emulators.nextDue()?.getTime() ?? null].filter((due) =>
    due !== null
  );
  return dues.length > 0 ? Math.min(...dues) : null;
}
