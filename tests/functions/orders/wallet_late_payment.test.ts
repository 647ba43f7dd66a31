/** Payments of orders whose other part the wallet may not, or may no longer, pay. */
import { expect, test } from "vitest";
import { must, walletOf } from "../../support/life.ts";
import { untilLocked } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { pay, payWithoutCallback, readOrder } from "../../support/sale.ts";
import { makeVoucher } from "../../support/vouchers.ts";
import { mixedSale, toOrder } from "../../support/wallet_payments.ts";
import type { MixedSale } from "../../support/wallet_payments.ts";
import { balanceOf } from "../../support/withdrawals.ts";

const market = useMarket();

async function paidLate(sale: MixedSale): Promise<void> {
  await payWithoutCallback(market, sale.order, "delay");
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/cancel`));
}

test("a late payment takes nothing out of a wallet whose payouts were blocked meanwhile", async () => {
  const sale = await mixedSale(market, 100_000);
  await paidLate(sale);
  const ops = market.as(await market.staff("ops_admin"));
  await must(
    ops.put(`/admin/accounts/${sale.buyer.id}`, { account_status: "banned" }, {
      "x-action-reason": "Kartu curian",
    }),
  );
  await market.runDue();
  expect(await readOrder(market, sale)).toMatchObject({
    status: "CANCELLED",
    refunded_amount: sale.order.amount_due,
  });
  expect(await walletOf(market, sale.buyer)).toBe(100_000 + sale.order.amount_due);
  await proveMoney(market);
});

test.each(["refund", "apply"])(
  "a wallet that was blocked after the order pays its part only if staff say so: %s",
  async (decision) => {
    const sale = await mixedSale(market, 100_000);
    await market.database.admin`
      update public.profiles set payouts_blocked_until = private.now() + interval '1 day'
      where id = ${sale.buyer.id}`;
    await pay(market, sale);
    expect((await readOrder(market, sale)).status).toBe("AWAITING_PAYMENT");
    await market.time.advance(7200);
    expect((await readOrder(market, sale)).status).toBe("AWAITING_PAYMENT");
    const staff = market.as(await market.staff("administrator"));
    const { items } = await must(staff.get(`/admin/suspense?order=${sale.order.id}`));
    const body = decision === "apply" ? { cover_missing: false } : {};
    const reason = { "x-action-reason": "Asal uang jelas" };
    await must(staff.post(`/admin/suspense/${items[0].id}/${decision}`, body, reason));
    expect((await readOrder(market, sale)).status)
      .toBe(decision === "apply" ? "READY_TO_SHIP" : "EXPIRED");
    expect(await balanceOf(market, sale.buyer)).toMatchObject({
      available: decision === "apply" ? 0 : sale.order.total,
      held: 0,
    });
    await proveMoney(market);
  },
);

test("a late payment that waits for its voucher keeps no account of the ledger waiting", async () => {
  const voucher_code = await makeVoucher(market);
  const { body, ...parties } = await toOrder(market, 100_000, { voucher_code });
  const order = await must(market.as(parties.buyer).post("/orders", body));
  await paidLate({ ...parties, order });
  let late: Promise<void> | undefined;
  await market.database.admin.begin(async (sql) => {
    await sql`select from private.vouchers where code = ${voucher_code} for update`;
    const [me] = await sql`select pg_backend_pid() as pid`;
    late = market.runDue();
    await untilLocked(market, 1, me!["pid"]);
    // If both waited for each other, this one would notice first. Other jobs may hold the account for a moment.
    await sql`set local deadlock_timeout = '10ms'`;
    // As the cancellation of another order with this voucher, in this stripe, would after the voucher.
    await sql`
      select private.ledger_lock(${order.id}, array[private.ledger_line('shipping_payable', 0)])`;
  });
  await late;
  expect((await readOrder(market, { ...parties, order })).status).toBe("READY_TO_SHIP");
  await proveMoney(market);
});

test("a late payment and a withdrawal at once take the wallet's money once, 20 times", async () => {
  for (let round = 0; round < 20; round++) {
    const sale = await mixedSale(market, 100_000);
    await paidLate(sale);
    const [withdrawal] = await Promise.all([
      market.as(sale.buyer).post("/wallet/withdrawals", { amount: 60_000 }),
      market.runDue(),
    ]);
    const { status, refunded_amount } = await readOrder(market, sale);
    expect([withdrawal.status, status, refunded_amount]).toEqual(
      withdrawal.status === 201
        ? [201, "CANCELLED", sale.order.amount_due]
        : [409, "READY_TO_SHIP", null],
    );
  }
  await proveMoney(market);
}, 240_000);
