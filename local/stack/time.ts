/** The stack's clock: moved forward step by step, so that everything on the way falls due in its order. */
import type postgres from "postgres";
import { advance as moveOffset, getOffset } from "../postgres/clock.ts";
import type { Emulators } from "../emulators/app.ts";

export interface StackTime {
  now(): Date;
  /** Moves forward, doing all that falls due on the way; answers when it is done. */
  advance(seconds: number): Promise<void>;
  /** Does what is due now: callbacks of the emulators, and a tick of each scheduled function. */
  settle(): Promise<void>;
}

interface Parts {
  admin: postgres.Sql;
  emulators: () => Emulators;
  /** Calls each scheduled function once. */
  tick: () => Promise<void>;
}

/** Reads the offset that the database keeps; the emulators follow it. */
export async function createTime({ admin, emulators, tick }: Parts): Promise<StackTime> {
  let offsetSeconds = await getOffset(admin);
  const now = () => new Date(Date.now() + offsetSeconds * 1000);
  const settle = async () => {
    await emulators().runDue();
    await tick();
    await emulators().idle();
  };
  const jump = async (seconds: number) => {
    offsetSeconds = await moveOffset(admin, Math.max(0, seconds));
  };
  const advance = async (seconds: number) => {
    const target = now().getTime() + seconds * 1000;
    for (
      let due = await nextDue(admin, emulators());
      due !== null && due <= target;
      due = await nextDue(admin, emulators())
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
async function nextDue(admin: postgres.Sql, emulators: Emulators): Promise<number | null> {
  const [work] = await admin<{ due: number | null }[]>`
    select extract(epoch from private.next_work_at())::float8 * 1000 as due`;
  const dues = [work?.due ?? null, emulators.nextDue()?.getTime() ?? null].filter((due) =>
    due !== null
  );
  return dues.length > 0 ? Math.min(...dues) : null;
}
