import { expect, test } from "vitest";
import { createGatherer } from "../../../shared/concurrency/gather.ts";

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
