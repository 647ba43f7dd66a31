import { expect, test } from "vitest";
import { openDatabase } from "../../../shared/db/client.ts";
import { createMergedReads } from "../../../shared/db/merged_reads.ts";
import { failure } from "../../../shared/db/failure.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

/** Statements that end when they are told, in the order of their beginning. */
function createStatements() {
  const begun: (PromiseWithResolvers<unknown[]> & { calls: string[] })[] = [];
  const read = (_operation: string, calls: string[]) => {
    begun.push({ ...Promise.withResolvers(), calls });
    return begun.at(-1)!.promise;
  };
  const answer = (at: number) => begun[at]!.resolve(begun[at]!.calls.map((call) => `of ${call}`));
  return { begun, read, answer, calls: () => begun.map(({ calls }) => calls) };
}

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

test("a call that finds few statements running is one of its own, and calls that wait share the next", async () => {
  const { begun, read, answer, calls } = createStatements();
  const merged = createMergedReads(read);
  const all = Array.from({ length: 12 }, (_, at) => merged("a", `${at}`));
  expect(calls()).toEqual([["0"], ["1"], ["2"]]);
  const other = merged("b", "other");
  expect(calls().at(-1)).toEqual(["other"]);
  begun.at(-1)!.resolve(["of other"]);
  expect(await other).toBe("of other");
  answer(1);
  await turn();
  // At most eight.
  expect(calls().at(-1)).toEqual(["3", "4", "5", "6", "7", "8", "9", "10"]);
  answer(4);
  await turn();
  expect(calls().at(-1)).toEqual(["11"]);
  [0, 2, 5].forEach(answer);
  expect(await Promise.all(all)).toEqual(Array.from({ length: 12 }, (_, at) => `of ${at}`));
});

test("when a statement fails, each of its calls is repeated alone and has its own result or error", async () => {
  const begun: string[][] = [];
  const merged = createMergedReads(async (_operation: string, calls: string[]) => {
    begun.push(calls);
    await turn();
    if (calls.includes("bad")) throw new Error(`failed: ${calls.join(" ")}`);
    return calls;
  });
  const calls = ["1", "2", "3", "4", "bad", "5"].map((call) => merged("a", call));
  const ended = await Promise.allSettled(calls);
  expect(ended.map((end) => end.status === "fulfilled" ? end.value : end.reason.message))
    .toEqual(["1", "2", "3", "4", "failed: bad", "5"]);
  expect(begun.slice(3)).toEqual([["4", "bad", "5"], ["4"], ["bad"], ["5"]]);
});

test("calls of a lost connection fail without being repeated", async () => {
  let lost = 0;
  const merged = createMergedReads(async () => {
    lost++;
    await turn();
    throw failure("CONNECTION_CLOSED", "The database closed the connection.");
  });
  const calls = Array.from({ length: 6 }, (_, at) => merged("a", at));
  for (const call of calls) await expect(call).rejects.toThrow("closed");
  expect(lost).toBe(4);
});

test("statements that hang hold the others no longer than their patience", async () => {
  const { read, answer, calls } = createStatements();
  const merged = createMergedReads(read, { patienceMs: 20 });
  for (let at = 0; at < 3; at++) void merged("a", `hung ${at}`);
  const next = merged("a", "next");
  expect(calls()).toHaveLength(3);
  await turn(60);
  answer(3);
  expect(await next).toBe("of next");
});

test("slow calls share no statement, so that none waits for the others", async () => {
  const begun: string[][] = [];
  const merged = createMergedReads(async (_operation: string, calls: string[]) => {
    begun.push(calls);
    await turn(30 * calls.length);
    return calls;
  }, { statementMs: 40 });
  await Promise.all(["1", "2", "3"].map((call) => merged("a", call)));
  await Promise.all(Array.from({ length: 8 }, (_, at) => merged("a", `${at}`)));
  expect(begun.map(({ length }) => length)).toEqual(Array(11).fill(1));
});

test("of many calls behind statements that hang, none waits for several of them", async () => {
  const { begun, read } = createStatements();
  const merged = createMergedReads(read, { patienceMs: 100 });
  for (let at = 0; at < 200; at++) void merged("a", `${at}`);
  await turn(150);
  expect(begun.flatMap(({ calls }) => calls)).toHaveLength(200);
});

test("each of many different reads at once has its own answer, also beside one that fails", async () => {
  const seller = await market.user();
  const prices = Array.from({ length: 20 }, (_, at) => 10_000 + at * 1000);
  for (const price of prices) await seller.list({ price });
  const { anon, close } = openDatabase({
    poolUrl: market.database.url("preloved_functions"),
    publicPoolUrl: market.database.url("preloved_anon"),
    poolSize: 20,
  });
  const page = (limit: number, offset: number) =>
    anon.call("api.listings_browse", {
      sort_by: "lowest_price",
      gender: null,
      product_category: null,
      limit,
      offset,
    });
  const bad = Array.from({ length: 4 }, (_, at) => page(-1, at));
  const good = prices.map((_, offset) => page(1, offset));
  const failed = await Promise.allSettled(bad);
  expect(failed.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  const answers = await Promise.all(good);
  await close();
  expect(answers.map((text) => JSON.parse(text).listings[0].price)).toEqual(prices);
});
