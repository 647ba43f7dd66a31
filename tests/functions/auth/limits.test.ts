/** Registering and ordering have their limits, and whoever meets one is told for how long. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { withLimits } from "../../support/limits.ts";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { list, orderBody } from "../../support/sale.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

test("the thirty-first order of one person within ten minutes is asked to wait, and nothing is written", async () => {
  const [seller, buyer] = [await market.person(), await market.person()];
  const listings = await Promise.all(Array.from({ length: 31 }, () => list(market, seller)));
  const bodies = [];
  for (const listing of listings) bodies.push(await orderBody(market, buyer, listing));
  await withLimits(market, async () => {
    const answers = await Promise.all(bodies.map((body) => market.as(buyer).post("/orders", body)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
  const { body } = await market.as(buyer).get("/orders/my?limit=1");
  expect(body.data.total_as_buyer).toBe(30);
});

test("a registration counts against its limit", async () => {
  const person = await market.person();
  const [window] = await market.database.admin`
    select calls from private.rate_windows where action = 'register' and subject = ${person.id}`;
  expect(window).toEqual({ calls: 1 });
});
