import { expect, test } from "vitest";
import { must, saleIn, shippedSale, statusOf, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test("the buyer can dispute an order in every status that holds escrow", async () => {
  for (
    const state of [
      "READY_TO_SHIP",
      "SHIPPED",
      "DELIVERED",
      "RETURN_REQUESTED",
      "RETURN_APPROVED",
    ] as const
  ) {
    const sale = await saleIn[state](market);
    const order = await must(
      step(market, sale.buyer, sale, "dispute", { reason: "Palsu", description: "Jahitan beda" }),
    );
    expect(order).toMatchObject({
      status: "DISPUTED",
      dispute: { reason: "Palsu", description: "Jahitan beda", status: "open" },
      deadlines: [],
    });
  }
  for (const state of ["AWAITING_PAYMENT", "COMPLETED"] as const) {
    const sale = await saleIn[state](market);
    expect((await step(market, sale.buyer, sale, "dispute", { reason: "Palsu" })).status).toBe(409);
  }
});

test("the parties cannot move a disputed order, and the error names its status", async () => {
  const sale = await shippedSale(market);
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Rusak" }));
  for (const [who, operation] of [[sale.buyer, "confirm"], [sale.buyer, "cancel"]] as const) {
    const { status, body } = await step(market, who, sale, operation);
    expect([status, body.error.message]).toEqual([409, expect.stringContaining("DISPUTED")]);
  }
  await market.time.advance(60 * 24 * 3600);
  expect(await statusOf(market, sale)).toBe("DISPUTED");
});
