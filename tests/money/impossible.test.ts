import { afterAll, beforeAll, expect, test } from "vitest";
import { dispute } from "../support/chargebacks.ts";
import { IMPOSSIBLE } from "../support/impossible.ts";
import { disputedSale, must, step } from "../support/life.ts";
import { openMarket } from "../support/market.ts";
import type { Market } from "../support/market.ts";
import { proveMoney } from "../support/money.ts";
import { carrierSays, expectData, list, openSale, orderBody, pay } from "../support/sale.ts";
import type { Sale } from "../support/sale.ts";
import { makeVoucher } from "../support/vouchers.ts";
import { request } from "../support/withdrawals.ts";
import { CHARGEBACK_DAMAGE } from "./damage_of_chargebacks.ts";

let market: Market;
/** Order ids, for the placeholders in DAMAGE. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  market = await openMarket();
  const voucher = await makeVoucher(market);
  ids["paid"] = (await buy(voucher)).order.id;
  const done = await buy();
  await carrierSays(market, done, "picked");
  await must(step(market, done.buyer, done, "confirm"));
  expectData(await request(market, done.seller, 50_000));
  ids["done"] = done.order.id;
  const cancelled = await buy(voucher);
  await must(step(market, cancelled.buyer, cancelled, "cancel"));
  ids["cancelled"] = cancelled.order.id;
  ids["unpaid"] = (await openSale(market)).order.id;
  const disputed = await disputedSale(market);
  ids["disputed"] = disputed.order.id;
  await dispute(market, disputed);
  await market.runDue();
});
afterAll(() => market.close());

async function buy(voucher?: string): Promise<Sale> {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await list(market, seller);
  const given = voucher === undefined ? {} : { voucher_code: voucher };
  const body = { ...await orderBody(market, buyer, listing_id), ...given };
  const order = expectData(await market.as(buyer).post("/orders", body));
  const sale = { seller, buyer, listing_id, order };
  await pay(market, sale);
  return sale;
}

/** Changes the paid order's entries on this account. */
const entry = (account: string, change: string) => `
  update private.ledger_entries as e set ${change} from private.ledger_accounts a, private.ledger_transfers t
  where a.id = e.account_id and t.id = e.transfer_id and t.key = 'order:{paid}:paid' and a.kind = '${account}'`;

const DAMAGE: Record<string, string> = {
  "transfers that do not balance": entry("escrow", "amount = amount + 1"),
  "accounts that are not the sum of their entries": `
    update private.ledger_accounts set balance = balance + 1 where kind = 'provider_cash'`,
  "entries whose stored balance is not the running sum": entry("escrow", "balance_after = 1"),
  "entries in another stripe than that of their transfer's order": `
    update private.ledger_accounts set stripe = stripe + 16 where kind = 'shipping_payable'`,
  "money in suspense that no open item explains": `
    insert into private.ledger_accounts (kind, balance) values ('suspense', 1)`,
  "cases that are closed although their cause lasts": `
    insert into private.staff_cases (kind, key, order_id, closed_at)
    values ('parcel_trouble', 'x', '{paid}', private.now())`,
  "entries that took an account below zero": entry("escrow", "balance_after = -1"),
  "listings sold twice": `
    drop index public.orders__one_sale;
    update public.orders set listing_id = (select listing_id from public.orders where id = '{done}') where id = '{paid}'`,
  "active listings that an order holds": `
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
  "refunds that differ from the amount in the buyer's wallet": `
    update public.orders set refunded_amount = refunded_amount - 1 where id = '{cancelled}'`,
  "refunds of more than was paid": `
    update private.ledger_entries set amount = amount + 1000 where amount < 0 and transfer_id = (
      select id from private.ledger_transfers where key = 'order:{cancelled}:paid')`,
  "payments booked twice, or not at all": `
    update private.invoices set booked = booked * 2 where order_id = '{paid}'`,
  "orders whose shipping_payable is below zero or above the shipping fee": entry(
    "shipping_payable",
    "amount = amount * 3",
  ),
  "shipping fees that nobody gets: of orders that were sent or ended, without an undecided booking":
    `
    update private.ledger_entries set amount = amount + 1 where amount < 0 and transfer_id = (
      select id from private.ledger_transfers where key = 'order:{done}:shipping')`,
  "orders whose history has a gap": `
    delete from private.order_history where order_id = '{paid}' and version = 1`,
  "transitions that do not start at the previous status": `
    update private.order_history set from_status = 'SHIPPED' where order_id = '{paid}' and version = 2`,
  "transitions that are not in the transition table": `
    update private.order_history set actor = 'buyer' where order_id = '{paid}' and version = 2`,
  "statuses without exactly one finance event": `
    delete from private.outbox where aggregate_id = '{paid}' and aggregate_version = 2`,
  "clawbacks without exactly one finance event": `
    insert into private.outbox (type, aggregate_type, aggregate_id, aggregate_version, data)
    select 'order.clawed_back', 'order', id, state_version + 1, '{}' from public.orders where id = '{done}'`,
  "disputes that are open although the order moved on, or the reverse": `
    delete from private.disputes where order_id = '{disputed}'`,
  "pending holds without an open withdrawal, or the reverse": `
    delete from private.withdrawals`,
  "payouts in transit that differ from the open withdrawals": `
    update private.withdrawals set amount = amount + 1`,
  "held payments that differ from the wallets' parts of unpaid orders": `
    update public.orders set wallet_amount = 1 where id = '{unpaid}'`,
  "paid orders whose wallet part was not taken, or others that kept it": `
    update public.orders set wallet_amount = 1 where id = '{paid}'`,
  "withdrawals that took another amount from the wallet than their status says": `
    update private.withdrawals set status = 'FAILED'`,
  "withdrawals that took another amount from the provider than their status says": `
    update private.withdrawals set status = 'PAID'`,
  "wallets of deleted accounts that are not empty": `
    update public.profiles set deleted_at = private.now()`,
  "users with two withdrawals in flight": `
    drop index private.withdrawals__one_in_flight;
    insert into private.withdrawals (user_id, amount, fee, recipient_email, request_key)
    select user_id, amount, fee, recipient_email, 'another' from private.withdrawals`,
  "wallets that a withdrawal or a correction overdrew": `
    update private.ledger_entries set balance_after = -1 where transfer_id in (
      select id from private.ledger_transfers where kind = 'withdrawal')`,
  "vouchers whose count differs from their uses": `
    update private.vouchers set used = used + 1`,
  "vouchers used more often than they may be": `
    update private.vouchers set total_limit = 1, per_user_limit = 1;
    update private.voucher_uses set user_id = (select buyer_id from public.orders where id = '{paid}'), returned_at = null`,
  "expired or cancelled orders that keep their voucher": `
    update private.voucher_uses set returned_at = null`,
  "payments whose discount was not booked on promotions": `
    update public.orders set voucher_discount = voucher_discount - 1 where id = '{paid}'`,
  ...CHARGEBACK_DAMAGE,
  "money held for orders that belongs to no order": `
    update private.ledger_accounts set balance = balance + 1 where kind = 'protection_fee_held'`,
  "escrow and held fees that neither staff nor the clock can move on": `
    delete from private.order_transitions where from_status = 'READY_TO_SHIP' and actor in ('staff', 'clock')`,
  "open cases that nothing can end": `
    insert into private.case_kinds (kind, is_closed_by_hand, next_step) values ('endless', false, 'Wait.');
    insert into private.staff_cases (kind, key) values ('endless', 'x')`,
  "open amounts in suspense without a case": `
    insert into private.ledger_accounts (kind) values ('suspense');
    insert into private.ledger_transfers (key, kind, description, event_at)
    values ('x', 'unexpected_payment', 'x', private.now());
    insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version)
    select t.id, a.id, 1, 1, 1 from private.ledger_transfers t, private.ledger_accounts a
    where t.key = 'x' and a.kind = 'suspense'`,
  "withdrawals in flight that neither a job nor a case moves on": `
    delete from private.jobs where kind = 'check_withdrawal'`,
  "bookings that may exist at the provider and that neither a job nor a case moves on": `
    update private.shipments set shipper_order_id = null, price = null, charged = null
    where order_id = '{paid}'`,
  "paid boosts whose revenue is not their price, or the reverse": `
    insert into private.boost_purchases (reference, status, seller_id, listing_id, package, score, days, price)
    select 'BST-261121-000000', 'PAID', seller_id, listing_id, 'boost_1d', 10, 1, 5000
    from public.orders where id = '{done}'`,
  "listings whose stored JSON is not that of their columns": `
    update public.listings set price = price + 1`,
  "sellers whose stored JSON is not that of their columns": `
    alter table public.profiles alter column card drop expression;
    update public.profiles set city = 'Medan'`,
  "users who are verified without an approved identity check, or the reverse": `
    update public.profiles set verified = true`,
  "listings that know another state of their seller": `
    update public.listings set seller_active = false`,
};

test("each check has a damage, and an undamaged ledger passes all checks", async () => {
  expect(Object.keys(DAMAGE)).toEqual(Object.keys(IMPOSSIBLE));
  await proveMoney(market);
});

test.each(Object.entries(DAMAGE))("the money proof finds %s", async (check, damage) => {
  const sql = damage.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
  const found = market.database.admin.begin(async (admin) => {
    // Disables triggers and foreign keys.
    await admin.unsafe(`set local session_replication_role = replica; ${sql}`).simple();
    // proveMoney throws, which also rolls the damage back.
    await proveMoney({
      database: { ...market.database, admin: admin as unknown as typeof market.database.admin },
    });
    throw new Error("The damage was not found.");
  });
  await expect(found).rejects.toThrow(`- ${check}: `);
});
