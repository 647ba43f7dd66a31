import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test("a reported user is not notified", async () => {
  const [reporter, reported] = [await market.user(), await market.user()];
  const path = `/auth/users/${reported.id}/report`;
  const { id } = await must(market.as(reporter).post(path, { reason: "harassment" }));
  const { text, status } = await market.as(reported).get("/auth/me/export");
  expect(status).toBe(200);
  expect(text).not.toContain(id);
  expect(text).not.toContain(reporter.id);
});
