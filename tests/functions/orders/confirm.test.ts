import { afterEach, expect, test } from "vitest";
import { atOnce, tally, useMarket } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

test("twenty concurrent confirmations release the escrow once", async () => {
  const sale = await market.paidSale();
  const answers = await atOnce(20, () => sale.step("buyer", "confirm"));
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  expect(await sale.seller.wallet()).toBe(150_000);
});

test("a confirmation concurrent with its deadline releases the escrow once", async () => {
  const sale = await market.deliveredSale();
  await Promise.all([market.time.advance(49 * 3600), sale.step("buyer", "confirm")]);
  expect(await sale.seller.wallet()).toBe(150_000);
});
