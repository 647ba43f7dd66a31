import { expect, test } from "vitest";
import { createBudget } from "../../../shared/concurrency/budget.ts";
import { inWorkers } from "../../../shared/concurrency/workers.ts";

const LIMITS = { ms: 60_000, items: 50 };
const all = (limit: number) => Promise.resolve(limit);
const itself = (count: number) => count;

test("claims at the same time ask together for no more than the limit", async () => {
  const asked: number[] = [];
  const { stopped } = await createBudget()(LIMITS, ({ claim }) =>
    inWorkers(4, async (another) => {
      another();
      while (
        await claim(20, async (limit) => {
          asked.push(limit);
          await Promise.resolve();
          return limit;
        }, itself)
      );
    }));
  expect(asked).toEqual([20, 20, 10]);
  expect(stopped).toBe(true);
});

test("a claim waits while others ask for all that is left, and takes what they do not need", async () => {
  const { promise: held, resolve: finish } = Promise.withResolvers<number>();
  const within = createBudget();
  const first = within(LIMITS, async ({ claim }) => {
    await claim(50, () => held, itself);
  });
  const second = within(LIMITS, async ({ claim }) => {
    expect(await claim(20, all, itself)).toBe(20);
  });
  finish(30);
  expect(await Promise.all([first, second])).toEqual([{ stopped: false }, { stopped: false }]);
});

test("a claim that fails takes nothing, and its run fails", async () => {
  const within = createBudget();
  const { promise: open, resolve: end } = Promise.withResolvers<void>();
  const other = within(LIMITS, async ({ claim }) => {
    await open;
    expect(await claim(50, all, itself)).toBe(50);
  });
  const lost = within(LIMITS, async ({ claim }) => {
    await claim(50, () => Promise.reject(new Error("lost")), itself);
  });
  await expect(lost).rejects.toThrow("lost");
  end();
  expect(await other).toEqual({ stopped: false });
});
