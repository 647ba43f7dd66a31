import { afterEach, expect, test, vi } from "vitest";
import { createGatherer } from "../../../shared/concurrency/gather.ts";
import { oncePer } from "../../../shared/concurrency/once_per.ts";
import { remembered } from "../../../shared/concurrency/remembered.ts";

test("calls of one turn are one run, and each gets its own result", async () => {
  const runs: number[][] = [];
  const ask = createGatherer((items: number[]) => {
    runs.push(items);
    return Promise.resolve(items.map((item) => item * 10));
  }, 3);
  expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([10, 20, 30, 40]);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

test("a later call waits for no run that has begun", async () => {
  const { promise: held, resolve: finish } = Promise.withResolvers<void>();
  const ask = createGatherer(async (items: string[]) => {
    if (items.includes("slow")) await held;
    return items;
  }, 10);
  const slow = ask("slow");
  await Promise.resolve();
  expect(await ask("quick")).toBe("quick");
  finish();
  expect(await slow).toBe("slow");
});

test("a run that fails, or returns too few results, rejects its own calls only", async () => {
  const ask = createGatherer((items: string[]) => {
    if (items.includes("lost")) throw new Error("lost");
    return Promise.resolve(items.includes("short") ? [] : items);
  }, 10);
  const lost = Promise.allSettled([ask("lost"), ask("b")]);
  await Promise.resolve();
  const short = Promise.allSettled([ask("short")]);
  await Promise.resolve();
  expect(await ask("c")).toBe("c");
  expect((await lost).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await short).map(({ status }) => status)).toEqual(["rejected"]);
});

afterEach(() => void vi.useRealTimers());

test("a burst of calls runs the work at once and once more at its end", async () => {
  vi.useFakeTimers();
  const work = vi.fn(() => Promise.resolve());
  const trigger = oncePer(50, work);
  for (let call = 0; call < 100; call++) trigger();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(2);
  trigger();
  expect(work).toHaveBeenCalledTimes(3);
});

test("a result is read again when its time is over, and shared by calls that wait for it", async () => {
  vi.useFakeTimers();
  let reads = 0;
  const read = remembered(50, () => Promise.resolve(++reads));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.advanceTimersByTime(49);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe(2);
});

test("an error reaches all that wait for it, and the next call reads again", async () => {
  const read = vi.fn(() => Promise.resolve("known"));
  read.mockRejectedValueOnce(new Error("busy"));
  const get = remembered(60_000, read);
  const first = await Promise.allSettled([get(), get()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await get()).toBe("known");
  expect(await get()).toBe("known");
  expect(read).toHaveBeenCalledTimes(2);
});
