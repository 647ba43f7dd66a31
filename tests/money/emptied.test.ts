import { expect, test } from "vitest";
import { IMPOSSIBLE } from "../support/impossible.ts";
import { useMarket } from "../support/market.ts";

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

const market = useMarket();

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
