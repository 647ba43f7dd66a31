/** npm run replay of orders that a late payment revived, or whose payment was taken back. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { replay } from "../../tools/replay.ts";
import { readOrder } from "../../tools/replay/order.ts";
import { decided, dispute, win } from "../support/chargebacks.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { chargebackEndings } from "../support/endings_of_chargebacks.ts";
import { must, payAndComplete, statusOf, step } from "../support/life.ts";
import { useMarket } from "../support/market.ts";
import { openSale, orderBody, paidSale, pay, payWithoutCallback } from "../support/sale.ts";
import type { Sale } from "../support/sale.ts";
import { makeVoucher } from "../support/vouchers.ts";
import { mixedSale } from "../support/wallet_payments.ts";

const market = useMarket();
let scratch: TestDatabase;
beforeAll(async () => void (scratch = await createDatabase()));
afterAll(() => scratch.drop());

async function expectSame({ order }: Sale) {
  const recorded = await readOrder(market.database.admin, order.reference);
  const lines = await replay(recorded!, scratch.admin);
  expect(lines.filter(({ isSame }) => !isSame)).toEqual([]);
  return lines.map(({ text }) => text).join("\n");
}

async function revive(sale: Sale) {
  await market.time.advance(61 * 60);
  expect(await statusOf(market, sale)).toBe("EXPIRED");
  await pay(market, sale);
  expect(await statusOf(market, sale)).toBe("READY_TO_SHIP");
}

test("an order that a late payment revived replays the same, also when its seller is banned by now", async () => {
  const sale = await openSale(market);
  await revive(sale);
  expect(await expectSame(sale)).toContain("EXPIRED -> READY_TO_SHIP  payment: ");
  await market.setAccountStatus(sale.seller, "banned");
  await expectSame(sale);
});

test("so does one that was revived after its buyer had cancelled it", async () => {
  const sale = await openSale(market);
  await payWithoutCallback(market, sale.order, "delay");
  await must(step(market, sale.buyer, sale, "cancel"));
  await market.runDue();
  expect(await expectSame(sale)).toContain("CANCELLED -> READY_TO_SHIP  payment: ");
});

test("so does one that was revived with the wallet's part, also when the wallet is blocked by now", async () => {
  const sale = await mixedSale(market, 100_000);
  await market.time.advance(61 * 60);
  await pay(market, sale, sale.order.amount_due);
  await market.database.admin`
    update public.profiles set payouts_blocked_until = private.now() + interval '9 days'
    where id = ${sale.buyer.id}`;
  expect(await expectSame(sale)).toContain("wallet (buyer) -100000");
});

test("so does one that was revived with its voucher", async () => {
  const { listing_id, seller, order: first, buyer: other } = await openSale(market);
  await must(market.as(other).put(`/orders/${first.id}/cancel`));
  const buyer = await market.user();
  const voucher_code = await makeVoucher(market, { total_limit: 1 });
  const body = { ...await orderBody(market, buyer, listing_id), voucher_code };
  const sale = {
    listing_id,
    seller,
    buyer,
    order: await must(market.as(buyer).post("/orders", body)),
  };
  await revive(sale);
  expect(await expectSame(sale)).toContain("promotions ");
});

test.each(Object.keys(chargebackEndings(market)))(
  "an order that was %s replays the same",
  async (ending) => {
    const sale = await openSale(market);
    await chargebackEndings(market)[ending]!(sale);
    await market.runDue();
    await expectSame(sale);
  },
);

test("a chargeback that freezes the order today changes nothing that came before it", async () => {
  const sale = await openSale(market);
  await payAndComplete(market, sale);
  await dispute(market, sale);
  await expectSame(sale);
});

test("an order that ended by a second chargeback, after the first was won, replays the same", async () => {
  const sale = await paidSale(market);
  await dispute(market, sale);
  await win(market, sale);
  await decided(market, sale, "cancel");
  expect(await expectSame(sale)).toContain("chargeback_recovery: ");
});
