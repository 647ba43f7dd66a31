import { expect, test } from "vitest";
import { createCallCount } from "../../../shared/db/call_counts.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket();
const [ANI, BUDI, CITRA] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

test("calls that wait at the same moment are one statement, and each gets its own answer", async () => {
  const batches: string[][] = [];
  const count = createCallCount((_, caller_ids) => {
    batches.push(caller_ids);
    const counted = { left: 0, ends_in: 60, max: 1, per: 60 };
    return Promise.resolve(caller_ids.map((id) => ({ ...counted, wait: id === BUDI ? 30 : null })));
  });
  const calls = [ANI, ANI, BUDI, CITRA].map((id) => count({ id }, "likes"));
  const waits = (await Promise.all(calls)).map(({ wait }) => wait);
  expect(batches).toEqual([[ANI], [ANI, BUDI, CITRA]]);
  expect(waits).toEqual([null, null, 30, null]);
});

test("of 40 calls of two users at once, each user's limit is admitted", async () => {
  const users = [await market.user(), await market.user()];
  const { db } = market.services;
  await market.sql`
    update private.settings set value = 1 where name = 'rate_limit_multiplier'`;
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, at) => db.countCall(users[at % 2]!, "withdrawals")),
  );
  const admitted = (turn: number) =>
    outcomes.filter(({ wait }, at) => at % 2 === turn && wait === null).length;
  expect([admitted(0), admitted(1)]).toEqual([10, 10]);
});
