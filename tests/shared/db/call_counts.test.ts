import { expect, test } from "vitest";
import { createCallCount } from "../../../shared/db/call_counts.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test("calls that wait at the same moment are one statement, and each gets its own answer", async () => {
  const batches: string[][] = [];
  const count = createCallCount((_action, ids) => {
    batches.push(ids);
    return Promise.resolve(ids.map((id) => id === "budi" ? 30 : null));
  });
  const calls = ["ani", "ani", "budi", "citra"].map((id) => count({ id }, "likes"));
  const outcomes = await Promise.allSettled(calls);
  expect(batches).toEqual([["ani"], ["ani", "budi", "citra"]]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  await expect(calls[2]).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 30 });
});

test("of 40 calls of two users at once, each user's limit is admitted", async () => {
  const users = [await market.user(), await market.user()];
  const { db } = market.services;
  await market.database.admin`
    update private.settings set value = 1 where name = 'rate_limit_multiplier'`;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) => db.countCall(users[at % 2]!, "withdrawals")),
  );
  const admitted = (turn: number) =>
    outcomes.filter(({ status }, at) => at % 2 === turn && status === "fulfilled").length;
  expect([admitted(0), admitted(1)]).toEqual([10, 10]);
});
