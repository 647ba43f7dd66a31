import type postgres from "postgres";

export interface Mutation {
  bug: string;
  /** The SQL function to change, and the replacement in its source. */
  rewrite?: [routine: string, from: string, to: string];
  sql?: string;
  /** Also runs in `npm test`, which must be quick; the command runs all. */
  always?: true;
}

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
    rewrite: ["private.refund_due", "if not private.is_fee_earned(p_order) then", "if true then"],
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
    rewrite: ["internal.apply_invoice_update", "or v_paid <> v_known.amount", ""],
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
    bug: "staff can claw back what was never released",
    rewrite: ["private.refund_completed_order", "v_order.status <> 'COMPLETED'", "false"],
  },
  {
    bug: "a buyer can cancel a paid order for ever",
    sql: `update private.order_transitions set precondition = null where precondition = 'cancel'`,
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
    rewrite: ["private.revive_objection", "not private.is_for_sale(v_listing)\n    or ", ""],
  },
  {
    bug: "a late payment revives an order after any time",
    rewrite: [
      "private.revive_objection",
      "if p_order.updated_at",
      "if false and p_order.updated_at",
    ],
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
    rewrite: ["private.effect_return_voucher", "not private.is_fee_earned(p_order)", "false"],
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
  {
    bug: "a decision that nothing was booked leaves the shipping fee where it is",
    rewrite: [
      "api.admin_shipments_decide",
      "perform private.refund_unspent_shipping(orders.id)",
      "perform orders.id",
    ],
  },
  {
    bug: "the search for a booking ends without a case",
    rewrite: [
      "internal.end_booking_search",
      "if not private.is_booking_undecided(v_shipment) then",
      "if true then",
    ],
  },
  {
    bug: "a correction moves twice what the provider's list says",
    // Both of its lines, so that the transfer still balances.
    rewrite: [
      "private.approve_correction",
      `private.ledger_line('provider_cash', -v_after.difference),
        private.ledger_line(v_after.counter_account, v_after.difference)`,
      `private.ledger_line('provider_cash', -2 * v_after.difference),
        private.ledger_line(v_after.counter_account, 2 * v_after.difference)`,
    ],
  },
  {
    bug: "a kind of case ends by nothing",
    rewrite: ["private.case_lasts", "'parcel_trouble', ", ""],
  },
  {
    bug: "nobody but the parties can end a dispute",
    sql: `delete from private.order_transitions
          where from_status = 'DISPUTED' and actor in ('staff', 'clock')`,
  },
  {
    bug: "a clawback gives nothing to a buyer who has left",
    rewrite: [
      "private.redirect_lines",
      "v_lines || private.ledger_line('suspense', v_line.amount)",
      "v_lines || private.ledger_line('claims', v_line.amount)",
    ],
  },
  {
    bug: "a charged back order is paid out before staff have decided",
    rewrite: [
      "private.take_step",
      "case when private.is_frozen(p_order, v_to) then 'order_frozen' end",
      "null",
    ],
  },
  {
    bug: "a charged back order that is cancelled refunds the buyer a second time",
    rewrite: ["private.record_refund", "if p_event <> 'settlement' then", "if false then"],
  },
  {
    bug: "a chargeback that is won leaves what the seller paid for it with us",
    rewrite: [
      "private.return_chargeback",
      "v_to_seller constant bigint := case",
      "v_to_seller constant bigint := 0 * case",
    ],
  },
  {
    bug: "a chargeback takes from the seller more than the sale paid",
    rewrite: [
      "private.sale_share",
      "seller := v_part - commission + promotions;",
      "seller := p_amount - commission + promotions;",
    ],
  },
  {
    bug: "the list's second word of a chargeback is taken for a second chargeback",
    rewrite: [
      "internal.apply_chargeback",
      "- private.booked_chargebacks(p_reference);",
      ";",
    ],
  },
  {
    bug: "an order with an accepted offer costs the listing's price",
    rewrite: [
      "private.offered_price",
      "return v_offer.price;",
      "return p_listing.price;",
    ],
  },
  {
    bug: "one person decides alone whatever the sum",
    rewrite: ["private.decide_alone", "return false;", "null;"],
    always: true,
  },
  {
    bug: "what one person decides alone is not counted",
    rewrite: ["private.decide_alone", "where parts.amount > 0;", "where false;"],
  },
  {
    bug: "a voucher that is returned stays spent",
    rewrite: [
      "private.return_voucher",
      "spent = spent - p_order.voucher_discount",
      "spent = spent",
    ],
  },
  {
    bug: "buyer and seller release a voucher without a parcel",
    sql:
      `update private.order_transitions set precondition = null where precondition = 'courier_delivery'`,
  },
  {
    bug: "a seller withdraws what a chargeback may take",
    rewrite: [
      "private.disputed_money",
      "then (private.sale_share(disputed.order_id, disputed.amount)).seller",
      "then 0",
    ],
  },
  {
    bug: "time delivers a parcel that no carrier has scanned",
    rewrite: [
      "private.assume_delivery_objection",
      "when not private.is_parcel_scanned(p_order.id) then 'parcel_not_scanned'",
      "when false then 'parcel_not_scanned'",
    ],
  },
  {
    bug: "a buyer whose parcel went back to its sender pays the protection fee",
    rewrite: ["private.is_fee_earned", "p_order.status <> 'CANCELLED' and ", ""],
  },
  {
    bug: "only the first fee of a payment is booked",
    rewrite: [
      "private.book_provider_fee",
      "if v_change = 0 then",
      "if v_change = 0 or v_known.fee_version > 0 then",
    ],
  },
  {
    bug: "a changed fee is booked in whole beside the first one",
    rewrite: [
      "private.book_provider_fee",
      "private.ledger_line('provider_cash', v_change),",
      `private.ledger_line('provider_cash', v_known.fee),
      private.ledger_line('claims', v_change - v_known.fee),`,
    ],
  },
  {
    bug: "a row of the provider's list moves to another reference unseen",
    rewrite: [
      "private.record_provider_transaction",
      "status = excluded.status,",
      "status = excluded.status,\n    reference = excluded.reference,",
    ],
  },
  {
    bug: "a row of the provider's list becomes of another type unseen",
    rewrite: [
      "private.record_provider_transaction",
      "status = excluded.status,",
      "status = excluded.status,\n    type = excluded.type,",
    ],
  },
  {
    bug: "an order of a bundle is cancelled alone",
    rewrite: [
      "private.move_order",
      "and orders.status = p_order.status",
      "and orders.status = p_order.status and p_to <> 'CANCELLED'",
    ],
  },
  {
    bug: "each order of a bundle gets what staff cover of the first one's payment",
    rewrite: [
      "private.apply_suspense_to_order",
      "[row_number() over purchase] as part",
      "[1] as part",
    ],
  },
  {
    bug: "a chargeback that staff cancel ends only the order with the invoice",
    rewrite: [
      "private.decide_chargeback",
      "where orders.purchase_id = v_order.id order by orders.id",
      "where orders.id = v_order.id",
    ],
  },
  {
    bug: "the shares of a bundle's shipping fee are rounded in another way",
    rewrite: ["private.reserve_order", "private.shares(p_quote", "private.parts_within(p_quote"],
  },
  {
    bug: "a single item is sold at the discount of a bundle",
    rewrite: ["private.bundle_percent", "and tiers.at_least::integer <= p_listings", ""],
  },
  {
    bug: "an announced chargeback that is withdrawn still holds the seller's proceeds",
    rewrite: [
      "private.disputed_money",
      `private.chargeable_of(chargebacks.reference) as amount
      from private.chargebacks
      left join public.orders on orders.id = chargebacks.order_id
      left join private.boost_purchases as boosts on boosts.id = chargebacks.boost_id
      where chargebacks.status in ('announced', 'open')`,
      `sum(chargebacks.amount)::bigint as amount
      from private.chargebacks
      left join public.orders on orders.id = chargebacks.order_id
      left join private.boost_purchases as boosts on boosts.id = chargebacks.boost_id
      where chargebacks.status in ('announced', 'open', 'withdrawn')`,
    ],
  },
  {
    bug: "an accepted offer is a price for ever",
    rewrite: [
      "private.offered_price",
      "v_status := private.offer_status(v_offer);",
      `v_status := case v_offer.status
        when 'expired' then 'accepted' else v_offer.status end;`,
    ],
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
