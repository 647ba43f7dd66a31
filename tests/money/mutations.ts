import type postgres from "postgres";
import type { Mutation } from "./mutation.ts";
import { CHARGEBACK_MUTATIONS } from "./mutations_of_chargebacks.ts";
import { OFFER_MUTATIONS } from "./mutations_of_offers.ts";
import { MORE } from "./mutations_of_repair.ts";

export const MUTATIONS: Mutation[] = [
  {
    bug: "a release pays the buyer protection fee to the seller",
    rewrite: [
      "private.effect_release_escrow",
      "private.ledger_line('protection_fee_revenue', p_order.buyer_protection_fee)",
      "private.ledger_line('wallet', p_order.buyer_protection_fee, p_user_id => p_order.seller_id)",
    ],
    always: true,
  },
  {
    bug: "a refund after shipping gives the earned fee back as well",
    rewrite: ["private.refund_due", "if not private.has_left_seller(p_order) then", "if true then"],
  },
  {
    bug: "the provider's second word of a payment is taken for a second payment",
    rewrite: [
      "internal.apply_invoice_update",
      "booked = greatest(booked, v_paid)",
      "booked = greatest(booked, 0)",
    ],
    always: true,
  },
  {
    bug: "any sum pays an order",
    rewrite: ["internal.apply_invoice_update", "or v_paid <> v_order.amount_due", ""],
  },
  {
    bug: "an order that expires keeps the wallet's part",
    sql:
      `update private.order_transitions set effects = array_remove(effects, 'return_wallet_payment')`,
  },
  {
    bug: "a payment forgets what the wallet holds for it",
    rewrite: ["private.effect_receive_payment", "-p_order.amount_due", "-p_order.total"],
  },
  {
    bug: "a state is entered without telling the finance portal",
    sql: `create rule skip_shipped as on insert to private.outbox
          where new.type = 'order.shipped' do instead nothing`,
    always: true,
  },
  {
    bug: "an order that expires keeps its listing reserved",
    sql: `update private.order_transitions set effects = '{}'
          where from_status = 'AWAITING_PAYMENT' and to_status = 'EXPIRED'`,
  },
  {
    bug: "nobody locks an order before moving it",
    rewrite: ["private.move_order", "for update", ""],
  },
  {
    bug: "staff can claw back what was never released",
    rewrite: ["private.refund_completed_order", "v_order.status <> 'COMPLETED'", "false"],
  },
  {
    bug: "a buyer can cancel a paid order for ever",
    sql:
      `update private.order_transitions set precondition = null where precondition = 'still_cancel'`,
  },
  {
    bug: "a seller can complete a paid order",
    sql: `insert into private.order_transitions (from_status, to_status, actor, effects)
          values ('READY_TO_SHIP', 'COMPLETED', 'seller', '{sell_listing,release_escrow}')`,
  },
  {
    bug: "a late payment revives an order whose item is gone",
    // The index alone would prevent the bug.
    sql: "drop index public.orders__one_sale",
    rewrite: ["private.may_revive", "not private.is_for_sale(v_listing)\n    or ", ""],
  },
  {
    bug: "a late payment revives an order after any time",
    rewrite: ["private.may_revive", "if p_order.updated_at", "if false and p_order.updated_at"],
  },
  {
    bug: "escrow is released on its way to a dispute",
    sql: `update private.order_transitions set effects = effects || '{release_escrow}'
          where from_status = 'SHIPPED' and to_status = 'DISPUTED'`,
  },
  {
    bug: "a refund gives the buyer what the marketplace had covered for them",
    rewrite: [
      "private.effect_refund_buyer",
      "least(v_due, private.paid_by_buyer(p_order) - v_before.paid)",
      "v_due",
    ],
  },
  {
    bug: "the seller pays for the buyer's voucher",
    rewrite: [
      "private.effect_release_escrow",
      `private.ledger_line(
        'wallet',
        greatest(p_order.item_price - v_settled, 0) - p_order.commission,`,
      `private.ledger_line('promotions', p_order.voucher_discount),
      private.ledger_line(
        'wallet',
        greatest(p_order.item_price - v_settled, 0) - p_order.voucher_discount,`,
    ],
  },
  {
    bug: "an order that came to nothing keeps its voucher",
    rewrite: ["private.effect_return_voucher", "not private.has_left_seller(p_order)", "false"],
  },
  {
    bug: "a withdrawal that failed is not given back",
    rewrite: [
      "private.end_withdrawal",
      "if p_to = 'PAID' then",
      "if p_to = 'FAILED' then return; elsif p_to = 'PAID' then",
    ],
  },
  {
    bug: "what a bank sends back stays with us",
    rewrite: ["private.reverse_withdrawal", "then -1 else 1 end", "then -1 else 0 end"],
    always: true,
  },
  {
    bug: "a loss is taken from other people's money in suspense",
    rewrite: [
      "private.check_correction",
      "p_account = 'suspense' and p_difference.difference < 0",
      "false",
    ],
  },
  {
    bug: "a correction that is taken back leaves its money in suspense",
    rewrite: [
      "private.correction_suspense",
      "where items.key = 'reconciliation:' || p_difference.id",
      "where false",
    ],
  },
  {
    bug: "staff can close a case whose cause lasts",
    rewrite: ["api.admin_cases_close", "if not v_kind.is_closed_by_hand and", "if false and"],
  },
  ...MORE,
  ...CHARGEBACK_MUTATIONS,
  ...OFFER_MUTATIONS,
  {
    bug: "a contested return is refunded all the same",
    sql: `update private.order_transitions set effects = effects || '{refund_buyer}'
          where from_status = 'RETURN_APPROVED' and to_status = 'DISPUTED' and actor = 'seller'`,
  },
  {
    bug: "staff can end a return for the seller while the buyer may still send it",
    sql:
      `update private.order_transitions set precondition = null where precondition = 'deny_return'`,
  },
  {
    bug: "a settlement gives the buyer more than they paid",
    rewrite: [
      "private.require_settlement_amount",
      "p_refund_amount not between 1 and v_limit",
      "false",
    ],
  },
  {
    bug: "the seller keeps the buyer's part of a settlement, and claims pay it",
    rewrite: [
      "private.effect_release_escrow",
      `greatest(p_order.item_price - v_settled, 0) - p_order.commission,
        p_user_id => p_order.seller_id),
      private.ledger_line('wallet', v_settled, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', least(p_order.item_price - v_settled, 0)),`,
      `p_order.item_price - p_order.commission,
        p_user_id => p_order.seller_id),
      private.ledger_line('wallet', v_settled, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', -v_settled),`,
    ],
  },
  {
    bug: "someone can withdraw twice at once",
    sql: "drop index private.withdrawals__one_in_flight",
  },
];

export async function mutate(admin: postgres.ISql, mutation: Mutation): Promise<void> {
  if (mutation.sql !== undefined) {
    const { count } = await admin.unsafe(mutation.sql);
    if (count === 0) throw new Error(`Nothing to mutate: ${mutation.bug}`);
  }
  if (mutation.rewrite === undefined) return;
  const [routine, from, to] = mutation.rewrite;
  const [found] = await admin`select pg_get_functiondef(${routine}::regproc) as source`;
  const mutant = found!["source"].replace(from, to);
  if (mutant === found!["source"]) throw new Error(`Nothing to mutate: ${mutation.bug}`);
  await admin.unsafe(mutant);
}
