import { afterAll, beforeAll, expect, test } from "vitest";
import { IMPOSSIBLE } from "../support/impossible.ts";
import { disputedSale, must, step } from "../support/life.ts";
import { openMarket } from "../support/market.ts";
import type { Market } from "../support/market.ts";
import { proveMoney } from "../support/money.ts";
import { expectData, list, orderBody, pay } from "../support/sale.ts";
import type { Sale } from "../support/sale.ts";
import { makeVoucher } from "../support/vouchers.ts";
import { request } from "../support/withdrawals.ts";

let market: Market;
/** Ids that the damages name. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  market = await openMarket();
  const voucher = await makeVoucher(market);
  ids["paid"] = (await buy(voucher)).order.id;
  const done = await buy();
  await must(step(market, done.buyer, done, "confirm"));
  expectData(await request(market, done.seller, 50_000));
  ids["done"] = done.order.id;
  const cancelled = await buy(voucher);
  await must(step(market, cancelled.buyer, cancelled, "cancel"));
  ids["cancelled"] = cancelled.order.id;
  ids["disputed"] = (await disputedSale(market)).order.id;
  await market.settle();
});
afterAll(() => market.close());

async function buy(voucher?: string): Promise<Sale> {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await list(market, seller);
  const body = await orderBody(market, buyer, listing_id);
  const wish = voucher === undefined ? body : { ...body, voucher_code: voucher };
  const sale = {
    seller,
    buyer,
    listing_id,
    order: expectData(await market.as(buyer).post("/orders", wish)),
  };
  await pay(market, sale);
  return sale;
}

/** Changes what the paid order's entries on this account say. */
const entry = (account: string, change: string) => `
  update private.ledger_entries as e set ${change} from private.ledger_accounts a, private.ledger_transfers t
  where a.id = e.account_id and t.id = e.transfer_id and t.key = 'order:{paid}:paid' and a.kind = '${account}'`;

const DAMAGE: Record<string, string> = {
  "transfers that do not balance": entry("escrow", "amount = amount + 1"),
  "accounts that are not the sum of their entries": `
    update private.ledger_accounts set balance = balance + 1 where kind = 'provider_cash'`,
  "entries that remember another balance": entry("escrow", "balance_after = balance_after + 1"),
  "entries that took an account below its floor": entry("escrow", "balance_after = -1"),
  "listings sold twice": `
    drop index public.orders__one_sale;
    update public.orders set listing_id = (select listing_id from public.orders where id = '{done}') where id = '{paid}'`,
  "listings on offer that an order holds": `
    update public.listings set status = 'active' where id = (select listing_id from public.orders where id = '{paid}')`,
  "orders whose escrow is not their item price while they are open and paid, else empty": entry(
    "escrow",
    "amount = amount - 1",
  ),
  "paid orders that did not end in exactly one of released or refunded": `
    update private.ledger_transfers set key = key || '?' where key = 'order:{done}:released'`,
  "orders that were paid twice, or released or refunded without a payment": `
    update private.ledger_transfers set key = key || '?' where key = 'order:{done}:paid'`,
  "protection fees held for orders that are not open": entry(
    "protection_fee_held",
    "amount = amount - 1",
  ),
  "refunds that are not what the buyer's wallet got": `
    update public.orders set refunded_amount = refunded_amount - 1 where id = '{cancelled}'`,
  "refunds of more than was paid": `
    update private.ledger_entries set amount = amount + 1000 where amount < 0 and transfer_id = (
      select id from private.ledger_transfers where key = 'order:{cancelled}:paid')`,
  "payments booked twice, or not at all": `
    update private.invoices set booked = booked * 2 where order_id = '{paid}'`,
  "orders whose courier's money does not explain itself": entry(
    "shipping_payable",
    "amount = amount * 3",
  ),
  "orders whose history has a gap": `
    delete from private.order_history where order_id = '{paid}' and version = 1`,
  "steps that do not begin where the last one ended": `
    update private.order_history set from_status = 'SHIPPED' where order_id = '{paid}' and version = 2`,
  "steps that are no row of the transition table": `
    update private.order_history set actor = 'buyer' where order_id = '{paid}' and version = 2`,
  "states without their one finance event": `
    delete from private.outbox where aggregate_id = '{paid}' and aggregate_version = 2`,
  "disputes that are open although the order moved on, or the reverse": `
    delete from private.disputes where order_id = '{disputed}'`,
  "holds that wait for something else than their withdrawal": `
    delete from private.withdrawals`,
  "rupiah on its way to banks that no open hold explains": `
    update private.withdrawals set amount = amount + 1`,
  "withdrawals that took another amount from the wallet than their status says": `
    update private.withdrawals set status = 'FAILED'`,
  "withdrawals that took another amount from the provider than their status says": `
    update private.withdrawals set status = 'PAID'`,
  "people with two withdrawals in flight": `
    drop index private.withdrawals__one_in_flight;
    insert into private.withdrawals (user_id, amount, fee, recipient_email, request_key)
    select user_id, amount, fee, recipient_email, 'another' from private.withdrawals`,
  "wallets that a withdrawal or a correction overdrew": `
    update private.ledger_entries set balance_after = -1 where transfer_id in (
      select id from private.ledger_transfers where kind = 'withdrawal')`,
  "vouchers whose count is not the orders that have them": `
    update private.vouchers set used = used + 1`,
  "vouchers used more often than they may be": `
    update private.vouchers set total_limit = 1, per_user_limit = 1;
    update private.voucher_uses set user_id = (select buyer_id from public.orders where id = '{paid}'), returned_at = null`,
  "orders that came to nothing and keep their voucher": `
    update private.voucher_uses set returned_at = null`,
  "payments whose discount promotions did not pay": `
    update public.orders set voucher_discount = voucher_discount - 1 where id = '{paid}'`,
};

test("what may never be can be told from what is, sentence by sentence", async () => {
  expect(Object.keys(DAMAGE)).toEqual(Object.keys(IMPOSSIBLE));
  await proveMoney(market);
});

test.each(Object.entries(DAMAGE))("it notices %s", async (sentence, damage) => {
  const sql = damage.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
  const found = market.database.admin.begin(async (admin) => {
    // No trigger and no foreign key stands in the way.
    await admin.unsafe(`set local session_replication_role = replica; ${sql}`).simple();
    // What is found is thrown, which also undoes the damage.
    await proveMoney({
      database: { ...market.database, admin: admin as unknown as typeof market.database.admin },
    });
    throw new Error("nothing was found");
  });
  await expect(found).rejects.toThrow(`- ${sentence}: `);
});
