import { expect, test } from "vitest";
import { useMarket } from "../support/market.ts";
import { clientOf, network } from "./support.ts";

const market = useMarket();

test("waiting ends when the buyer has paid, also over a gap in the network", async () => {
  const sale = await market.openSale();
  const { sent, fetch } = network((_, count) => count === 1);
  const client = clientOf(market, sale.buyer, { fetch, tries: 1 });
  const checks: (string | undefined)[] = [];
  let paid: Promise<unknown> | undefined;
  const { data, error } = await client.waitForPayment(sale.order.id, {
    onCheck: (check) => {
      checks.push(check?.status);
      if (checks.length === 2) paid = sale.pay();
    },
  });
  await paid;
  expect(error).toBeUndefined();
  expect(data).toMatchObject({ outcome: "paid", status: "READY_TO_SHIP" });
  expect(checks.slice(0, 2)).toEqual([undefined, "AWAITING_PAYMENT"]);
  expect(sent.length).toBeLessThan(6);
});

test("waiting ends when the order expires or is cancelled", async () => {
  const [late, unwanted] = [await market.openSale(), await market.openSale()];
  await unwanted.buyer.put(`/orders/${unwanted.order.id}/cancel`);
  const cancelled = await clientOf(market, unwanted.buyer).waitForPayment(unwanted.order.id);
  expect(cancelled.data?.outcome).toBe("cancelled");
  let passed: Promise<unknown> | undefined;
  const { data } = await clientOf(market, late.buyer).waitForPayment(late.order.id, {
    onCheck: () => void (passed ??= market.time.advance(3 * 3600)),
  });
  await passed;
  expect(data?.outcome).toBe("expired");
});

test("waiting ends when the caller aborts, and at once when it is no order of theirs", async () => {
  const sale = await market.openSale();
  const controller = new AbortController();
  const { error } = await clientOf(market, sale.buyer).waitForPayment(sale.order.id, {
    signal: controller.signal,
    onCheck: () => setTimeout(() => controller.abort(), 10),
  });
  expect(error?.code).toBe("ABORTED");
  const stranger = await clientOf(market, await market.user()).waitForPayment(sale.order.id);
  expect(stranger.error?.status).toBe(404);
});
