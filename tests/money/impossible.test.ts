import { beforeAll, expect, test } from "vitest";
import { IMPOSSIBLE } from "../support/impossible.ts";
import { must, useMarket } from "../support/market.ts";
import { proveMoney } from "../support/money.ts";

const market = useMarket();
/** Order ids, for the placeholders in the damage. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  const voucher_code = await market.voucher();
  const reduced = () => market.paidSale({}, undefined, { voucher_code });
  ids["paid"] = (await reduced()).order.id;
  const done = await market.shippedSale();
  await must(done.step("buyer", "confirm"));
  await must(done.seller.requestWithdrawal());
  ids["done"] = done.order.id;
  const cancelled = await reduced();
  await must(cancelled.step("buyer", "cancel"));
  ids["cancelled"] = cancelled.order.id;
  ids["unpaid"] = (await market.openSale()).order.id;
  const disputed = await market.disputedSale();
  ids["disputed"] = disputed.order.id;
  await disputed.chargeBack();
});

test("an undamaged ledger passes all checks", () => market.proveMoney());

test.each(Object.entries(IMPOSSIBLE))("the money proof finds %s", async (check, [, damage]) => {
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

/** What can empty each kind of account. Its own check in impossible.ts says when nothing can. */
const EMPTIED_BY: Record<string, { operations: string[]; stuck: string[] }> = {
  escrow: {
    operations: ["orders_confirm", "orders_cancel", "orders_status", "admin_disputes_resolve"],
    stuck: [
      "escrow and held fees that neither staff nor the clock can move on",
      "orders whose escrow is not their item price while they are open and paid, else empty",
    ],
  },
  protection_fee_held: {
    operations: ["orders_confirm", "orders_cancel", "orders_status", "admin_disputes_resolve"],
    stuck: [
      "escrow and held fees that neither staff nor the clock can move on",
      "protection fees held for orders that are not open",
    ],
  },
  wallet: {
    operations: ["wallet_withdrawals_create", "admin_adjustments", "auth_delete"],
    stuck: ["wallets of deleted accounts that are not empty"],
  },
  shipping_payable: {
    operations: ["shipping_book", "orders_ship", "orders_cancel", "admin_shipments_decide"],
    stuck: [
      "shipping fees that nobody gets: of orders that were sent or ended, without an undecided booking",
      "bookings that may exist at the provider and that neither a job nor a case moves on",
    ],
  },
  payment_held: {
    operations: ["orders_cancel", "orders_status", "admin_suspense_apply"],
    stuck: ["held payments that differ from the wallets' parts of unpaid orders"],
  },
  payout_in_transit: {
    operations: [
      "wallet_withdrawals_cancel",
      "admin_payouts_settle",
      "admin_payouts_void",
      "admin_payouts_decide",
    ],
    stuck: [
      "payouts in transit that differ from the open withdrawals",
      "withdrawals in flight that neither a job nor a case moves on",
    ],
  },
  refund_in_transit: {
    operations: ["admin_jobs_redrive", "admin_refunds_decide"],
    stuck: [
      "refunds in transit that differ from the open refunds",
      "open refunds that no job moves on",
    ],
  },
  suspense: {
    operations: ["admin_suspense_refund", "admin_suspense_apply", "admin_suspense_close"],
    stuck: [
      "money in suspense that no open item explains",
      "open amounts in suspense without a case",
    ],
  },
};

/** Nobody's money waits here: what the provider and couriers hold, what was earned, and what was lost. */
const RESULTS = [
  "provider_cash",
  "courier_balance",
  "courier_adjustments",
  "protection_fee_revenue",
  "commission_revenue",
  "boost_revenue",
  "promotions",
  "payment_fees",
  "payout_fees",
  "claims",
  "adjustments",
];

test("every kind of account holds nobody's money, or has operations that can empty it", async () => {
  const [row] = await market.database.admin<[{ kinds: string[]; missing: string[] }]>`
    select enum_range(null::private.account_kind)::text[] as kinds,
      array(
        select name from unnest(${
    Object.values(EMPTIED_BY).flatMap(({ operations }) => operations)
  }::text[]) as name
        where not exists (
          select from pg_proc where pronamespace = 'api'::regnamespace and proname = name)) as missing`;
  expect([...Object.keys(EMPTIED_BY), ...RESULTS].sort()).toEqual(row.kinds.sort());
  expect(row.missing).toEqual([]);
});

test("the money proof checks after every step that one of them is open", () => {
  const checks = Object.values(EMPTIED_BY).flatMap(({ stuck }) => stuck);
  expect(checks.filter((check) => !(check in IMPOSSIBLE))).toEqual([]);
});
