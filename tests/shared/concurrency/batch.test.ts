import { expect, test, vi } from "vitest";
import { createBatcher, createOpenBatcher } from "../../../shared/concurrency/batch.ts";

/** A run that waits until the test releases it, and records its items. */
function held() {
  const runs: { key: string; items: number[]; finish(error?: Error): void }[] = [];
  const run = (key: string, items: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      const finish = (error?: Error) =>
        error ? reject(error) : resolve(items.map((item) => `${key}${item}`));
      runs.push({ key, items, finish });
    });
  const begun = (count: number) =>
    vi.waitFor(() => expect(runs.length).toBe(count), { interval: 1 });
  return { runs, run, begun };
}

test("calls that arrive during a run share the next one, and each gets its own result", async () => {
  const { runs, run, begun } = held();
  const enqueue = createBatcher(run, 100);
  const answers = [1, 2, 3].map((item) => enqueue("a", item));
  expect(runs.map(({ items }) => items)).toEqual([[1]]);
  runs[0]!.finish();
  await begun(2);
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  runs[1]!.finish();
  expect(await Promise.all(answers)).toEqual(["a1", "a2", "a3"]);
});

test("calls join an open batch until its run takes the items, which it may do again", async () => {
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>();
  const taken: number[][] = [];
  const enqueue = createOpenBatcher<number, number>(async (_, take) => {
    await connected;
    taken.push(take(), take());
    return take();
  }, 3);
  const answers = [1, 2, 3, 4].map((item) => enqueue("a", item));
  connect();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
  expect(taken).toEqual([[1, 2, 3], [1, 2, 3], [4], [4]]);
});

test("an open batch that fails before it takes its items rejects those that wait", async () => {
  const enqueue = createOpenBatcher<number, number>(() => Promise.reject(new Error("busy")), 3);
  const outcomes = await Promise.allSettled([1, 2].map((item) => enqueue("a", item)));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("keys do not wait for each other", async () => {
  const { runs, run } = held();
  const enqueue = createBatcher(run, 100);
  const answers = [enqueue("a", 1), enqueue("b", 2)];
  expect(runs.map(({ key }) => key)).toEqual(["a", "b"]);
  runs.forEach(({ finish }) => finish());
  expect(await Promise.all(answers)).toEqual(["a1", "b2"]);
});

test("a failed run rejects its own calls and no others", async () => {
  const { runs, run, begun } = held();
  const enqueue = createBatcher(run, 100);
  const answers = [1, 2, 3].map((item) => enqueue("a", item));
  runs[0]!.finish();
  await begun(2);
  const late = enqueue("a", 4);
  runs[1]!.finish(new Error("lost"));
  const results = await Promise.allSettled(answers);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  await begun(3);
  runs[2]!.finish();
  expect(await late).toBe("a4");
});

test("a batch never exceeds its maximum size", async () => {
  const { runs, run, begun } = held();
  const enqueue = createBatcher(run, 2);
  const answers = [1, 2, 3, 4, 5, 6].map((item) => enqueue("a", item));
  for (let at = 0; at < 4; at++) {
    await begun(at + 1);
    runs[at]!.finish();
  }
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3], [4, 5], [6]]);
  expect(await Promise.all(answers)).toHaveLength(6);
});

test("a run with too few results rejects all its calls", async () => {
  const enqueue = createBatcher(async () => [] as string[], 2);
  await expect(enqueue("a", 1)).rejects.toThrow(/one result per item/);
});
