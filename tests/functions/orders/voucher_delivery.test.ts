/** What a voucher pays goes to a seller only after a carrier's delivery, or as staff decide. */
import { afterEach, expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";
import { useReplay } from "../../support/replay.ts";

const market = useMarket();
const { expectSame } = useReplay(market);
afterEach(() => market.proveMoney());
const DAY = 24 * 60 * 60;
const AWAITS = "409 voucher_awaits_delivery";

async function discountedSale(): Promise<Sale> {
  return market.paidSale({}, undefined, { voucher_code: await market.voucher() });
}
const typeNumber = (sale: Sale) =>
  must(sale.step("seller", "ship", { tracking_number: `JNT${sale.order.id.slice(0, 8)}` }));
const delivered = (who: Sale["buyer"], { order }: Sale) =>
  who.put(`/orders/${order.id}/status`, { status: "DELIVERED" });

test("two friends without a parcel get nothing of a voucher, whatever they say, and it comes back", async () => {
  const before = await accountBalance(market.database, "promotions");
  const inPerson = await discountedSale();
  expect(await errorOf(inPerson.step("buyer", "confirm"))).toBe(AWAITS);
  const typed = await discountedSale();
  await typeNumber(typed);
  expect(await errorOf(typed.step("buyer", "confirm"))).toBe(AWAITS);
  expect(await errorOf(delivered(typed.buyer, typed))).toBe(AWAITS);
  await market.time.advance(18 * DAY);
  for (const sale of [inPerson, typed]) {
    expect(await sale.status()).toBe("CANCELLED");
    expect(await sale.seller.wallet()).toBe(0);
    expect(await sale.buyer.wallet()).toBe(sale.order.total);
    await expectSame(sale);
  }
  expect(await accountBalance(market.database, "promotions")).toBe(before);
});

test("nor by a dispute that they settle, until a carrier has delivered", async () => {
  const sale = await discountedSale();
  await must(sale.step("buyer", "dispute", { reason: "Pura-pura" }));
  const { settlement } = await must(sale.step("seller", "settlement", { refund_amount: 1 }));
  const accept = () => sale.step("buyer", "settlement/accept", { settlement_id: settlement.id });
  expect(await errorOf(accept())).toBe(AWAITS);
  await sale.carrierSays("delivered");
  expect((await must(accept())).status).toBe("COMPLETED");
  expect(await sale.seller.wallet()).toBe(149_999);
  await expectSame(sale);
});

test("a carrier's scan alone is no delivery; its delivery lets the buyer confirm", async () => {
  const sale = await discountedSale();
  await sale.carrierSays("picked");
  expect(await errorOf(sale.step("buyer", "confirm"))).toBe(AWAITS);
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "confirm"));
  expect(await sale.seller.wallet()).toBe(150_000);
});

test("a delivery pays the seller although the buyer says nothing more", async () => {
  const sale = await discountedSale();
  expect(await errorOf(sale.step("buyer", "confirm"))).toBe(AWAITS);
  await sale.carrierSays("delivered");
  await market.time.advance(3 * DAY);
  expect(await sale.status()).toBe("COMPLETED");
  expect(await sale.seller.wallet()).toBe(150_000);
});

test("a confirmation at the moment of the delivery pays the seller once", async () => {
  for (let round = 0; round < 3; round++) {
    const sale = await discountedSale();
    const answers = await Promise.all([
      sale.carrierSays("delivered"),
      ...Array.from({ length: 5 }, () => sale.step("buyer", "confirm")),
    ]);
    for (const answer of answers.slice(1)) expect([200, 409]).toContain(answer!.status);
    await market.time.advance(3 * DAY);
    expect(await sale.status()).toBe("COMPLETED");
    expect(await sale.seller.wallet()).toBe(150_000);
    await expectSame(sale);
  }
});

test("the seller of an order with a voucher is told to use a courier, and nobody else", async () => {
  const [discounted, full] = [await discountedSale(), await market.paidSale()];
  const bodyOf = async (sale: Sale) =>
    (await sale.seller.inbox()).items
      .find(({ kind }: { kind: string }) => kind === "order.ready_to_ship").body as string;
  expect(await bodyOf(discounted)).toContain("voucher");
  expect(await bodyOf(full)).not.toContain("voucher");
});
