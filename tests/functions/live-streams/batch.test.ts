import { expect, test, vi } from "vitest";
import { createBatcher } from "../../../functions/live-streams/batch.ts";

/** A run that waits to be let go, and remembers what it was given. */
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

test("who comes during a run shares the next one, and each reads their own answer", async () => {
  const { runs, run, begun } = held();
  const enter = createBatcher(run, 100);
  const answers = [1, 2, 3].map((item) => enter("a", item));
  expect(runs.map(({ items }) => items)).toEqual([[1]]);
  runs[0]!.finish();
  await begun(2);
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  runs[1]!.finish();
  expect(await Promise.all(answers)).toEqual(["a1", "a2", "a3"]);
});

test("nobody is answered before the run that carries them is done", async () => {
  const { runs, run } = held();
  const enter = createBatcher(run, 100);
  let answered = false;
  const answer = enter("a", 1).then(() => answered = true);
  await new Promise((done) => setTimeout(done, 0));
  expect(answered).toBe(false);
  runs[0]!.finish();
  await answer;
});

test("keys do not wait for each other", async () => {
  const { runs, run } = held();
  const enter = createBatcher(run, 100);
  const answers = [enter("a", 1), enter("b", 2)];
  expect(runs.map(({ key }) => key)).toEqual(["a", "b"]);
  runs.forEach(({ finish }) => finish());
  expect(await Promise.all(answers)).toEqual(["a1", "b2"]);
});

test("a run that fails fails for all whom it carried and for nobody else", async () => {
  const { runs, run, begun } = held();
  const enter = createBatcher(run, 100);
  const answers = [1, 2, 3].map((item) => enter("a", item));
  runs[0]!.finish();
  await begun(2);
  const late = enter("a", 4);
  runs[1]!.finish(new Error("lost"));
  const settled = await Promise.allSettled(answers);
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  await begun(3);
  runs[2]!.finish();
  expect(await late).toBe("a4");
});

test("a batch is never larger than it may be", async () => {
  const { runs, run, begun } = held();
  const enter = createBatcher(run, 2);
  const answers = [1, 2, 3, 4, 5, 6].map((item) => enter("a", item));
  for (let at = 0; at < 4; at++) {
    await begun(at + 1);
    runs[at]!.finish();
  }
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3], [4, 5], [6]]);
  expect(await Promise.all(answers)).toHaveLength(6);
});

test("a run that answers only in part fails for all", async () => {
  const enter = createBatcher(async () => [] as string[], 2);
  await expect(enter("a", 1)).rejects.toThrow(/in part/);
});
