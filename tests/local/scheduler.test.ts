import { expect, onTestFinished, test, vi } from "vitest";
import { startScheduler } from "../../local/stack/scheduler.ts";
import type { StackTime } from "../../local/stack/time.ts";

function open() {
  const finish: (() => void)[] = [];
  const started: string[] = [];
  const start = (what: string) => () => {
    started.push(what);
    return new Promise<void>((resolve) => finish.push(resolve));
  };
  const time: StackTime = {
    now: () => new Date(),
    advance: () => Promise.resolve(),
    runDue: () => Promise.resolve(),
    startDue: start("all"),
    startJobs: start("jobs"),
  };
  return { finish, started, scheduler: startScheduler(time, () => {}) };
}

test("after stop no run starts, although one was triggered during the last", async () => {
  const { finish, scheduler } = open();
  scheduler.trigger();
  scheduler.trigger();
  const stopped = scheduler.stop();
  finish[0]!();
  await stopped;
  await Promise.resolve();
  expect(finish).toHaveLength(1);
});

test("what is triggered during a run is done by one run soon after it, and the next trigger by another", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { finish, scheduler } = open();
  for (let times = 0; times < 3; times++) scheduler.trigger();
  expect(finish).toHaveLength(1);
  finish[0]!();
  await vi.advanceTimersByTimeAsync(0);
  scheduler.trigger();
  expect(finish).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(finish).toHaveLength(2);
  finish[1]!();
  await vi.advanceTimersByTimeAsync(200);
  expect(finish).toHaveLength(2);
  scheduler.trigger();
  expect(finish).toHaveLength(3);
  finish[2]!();
  await scheduler.stop();
});

test("a trigger runs jobs, each second everything is run, also after a trigger during the run before", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { finish, started, scheduler } = open();
  scheduler.trigger();
  await vi.advanceTimersByTimeAsync(1000);
  scheduler.trigger();
  expect(started).toEqual(["jobs"]);
  finish[0]!();
  await vi.advanceTimersByTimeAsync(50);
  expect(started).toEqual(["jobs", "all"]);
  finish[1]!();
  await scheduler.stop();
});
