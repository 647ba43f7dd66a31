/** A report is between its maker and staff. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

test("whoever is reported learns nothing of it", async () => {
  const [reporter, reported] = [await market.person(), await market.person()];
  const path = `/auth/users/${reported.id}/report`;
  const { id } = await must(market.as(reporter).post(path, { reason: "harassment" }));
  const { text, status } = await market.as(reported).get("/auth/me/export");
  expect(status).toBe(200);
  expect(text).not.toContain(id);
  expect(text).not.toContain(reporter.id);
});
