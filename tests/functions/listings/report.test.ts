import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";

const market = useMarket();

test("a reported listing stays visible and its seller is not notified", async () => {
  const [reporter, seller] = [await market.user(), await market.user()];
  const listing = await list(market, seller);
  const path = `/listings/${listing}/report`;
  await must(market.as(reporter).post(path, { reason: "misleading", details: "Bukan katun" }));
  expect((await market.as(seller).get("/listings")).body.total).toBe(1);
  expect((await market.as(seller).get("/auth/me/export")).text).not.toContain("Bukan katun");
});
