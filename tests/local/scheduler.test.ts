import { expect, test } from "vitest";
import { startScheduler } from "../../local/stack/scheduler.ts";
import type { StackTime } from "../../local/stack/time.ts";

test("after stop no run starts, although one was triggered during the last", async () => {
  const finish: (() => void)[] = [];
  const time: StackTime = {
    now: () => new Date(),
    advance: () => Promise.resolve(),
    runDue: () => Promise.resolve(),
    startDue: () => new Promise((resolve) => finish.push(resolve)),
  };
  const scheduler = startScheduler(time, () => {});
  scheduler.trigger();
  scheduler.trigger();
  const stopped = scheduler.stop();
  finish[0]!();
  await stopped;
  await Promise.resolve();
  expect(finish).toHaveLength(1);
});
