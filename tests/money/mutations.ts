import type postgres from "postgres";

/** SQL, or a change in a function's source, and SQL beside it. */
type Change = string | [routine: string, from: string, to: string, sql?: string];

export interface Mutation {
  bug: string;
  change: Change;
}

const BUGS: Record<string, Change> = {
  "a release pays the buyer protection fee to the seller": [
    "private.effect_release_escrow",
    "private.ledger_line('protection_fee_revenue', p_order.buyer_protection_fee)",
    "private.ledger_line('wallet', p_order.buyer_protection_fee, p_user_id => p_order.seller_id)",
  ],
  "a refund after shipping gives the earned fee back as well": [
    "private.refund_due",
    "if not private.is_fee_earned(p_order) then",
    "if true then",
  ],
  "the provider's second word of a payment is taken for a second payment": [
    "internal.apply_invoice_update",
    "booked = greatest(booked, v_paid)",
    "booked = greatest(booked, 0)",
  ],
  "any sum pays an order": ["internal.apply_invoice_update", "or v_paid <> v_known.amount", ""],
  "an order that expires keeps the wallet's part":
    "update private.order_transitions set effects = array_remove(effects, 'return_wallet_payment')",
  "a payment forgets what the wallet holds for it": [
    "private.effect_receive_payment",
    "-p_order.amount_due",
    "-p_order.total",
  ],
  "a state is entered without telling the finance portal":
    `create rule skip_shipped as on insert to private.outbox
      where new.type = 'order.shipped' do instead nothing`,
  "an order that expires keeps its listing reserved":
    `update private.order_transitions set effects = '{}'
      where from_status = 'AWAITING_PAYMENT' and to_status = 'EXPIRED'`,
  "staff can claw back what was never released": [
    "private.refund_completed_order",
    "v_order.status <> 'COMPLETED'",
    "false",
  ],
  "a buyer can cancel a paid order for ever":
    "update private.order_transitions set precondition = null where precondition = 'cancel'",
  "a seller can complete a paid order":
    `insert into private.order_transitions (from_status, to_status, actor, effects)
      values ('READY_TO_SHIP', 'COMPLETED', 'seller', '{sell_listing,release_escrow}')`,
  // The index alone would prevent the bug.
  "a late payment revives an order whose item is gone": [
    "private.revive_objection",
    `not private.is_for_sale(v_listing)
    or `,
    "",
    "drop index public.orders__one_sale",
  ],
  "a late payment revives an order after any time": [
    "private.revive_objection",
    "if p_order.updated_at",
    "if false and p_order.updated_at",
  ],
  "escrow is released on its way to a dispute":
    `update private.order_transitions set effects = effects || '{release_escrow}'
      where from_status = 'SHIPPED' and to_status = 'DISPUTED'`,
  "a refund gives the buyer what the marketplace had covered for them": [
    "private.effect_refund_buyer",
    "least(v_due, private.paid_by_buyer(p_order) - v_before.paid)",
    "v_due",
  ],
  "the seller pays for the buyer's voucher": [
    "private.effect_release_escrow",
    `private.ledger_line(
        'wallet',
        greatest(p_order.item_price - v_settled, 0) - p_order.commission,`,
    `private.ledger_line('promotions', p_order.voucher_discount),
      private.ledger_line(
        'wallet',
        greatest(p_order.item_price - v_settled, 0) - p_order.voucher_discount,`,
  ],
  "an order that came to nothing keeps its voucher": [
    "private.effect_return_voucher",
    "not private.is_fee_earned(p_order)",
    "false",
  ],
  "a withdrawal that failed is not given back": [
    "private.end_withdrawal",
    "if p_to = 'PAID' then",
    "if p_to = 'FAILED' then return; elsif p_to = 'PAID' then",
  ],
  "what a bank sends back stays with us": [
    "private.reverse_withdrawal",
    "then -1 else 1 end",
    "then -1 else 0 end",
  ],
  "a loss is taken from other people's money in suspense": [
    "private.check_correction",
    "p_account = 'suspense' and p_difference.difference < 0",
    "false",
  ],
  "a correction that is taken back leaves its money in suspense": [
    "private.reverse_correction",
    "where items.key = 'reconciliation:' || p_id",
    "where false",
  ],
  "staff can close a case whose cause lasts": [
    "api.admin_cases_close",
    "if not v_kind.is_closed_by_hand and",
    "if false and",
  ],
  "a contested return is refunded all the same":
    `update private.order_transitions set effects = effects || '{refund_buyer}'
      where from_status = 'RETURN_APPROVED' and to_status = 'DISPUTED' and actor = 'seller'`,
  "staff can end a return for the seller while the buyer may still send it":
    "update private.order_transitions set precondition = null where precondition = 'deny_return'",
  "a settlement gives the buyer more than they paid": [
    "private.require_settlement_amount",
    "p_refund_amount not between 1 and v_limit",
    "false",
  ],
  "the seller keeps the buyer's part of a settlement, and claims pay it": [
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
  "someone can withdraw twice at once": "drop index private.withdrawals__one_in_flight",
  "a decision that nothing was booked leaves the shipping fee where it is": [
    "api.admin_shipments_decide",
    "perform private.refund_unspent_shipping(orders.id)",
    "perform orders.id",
  ],
  "the search for a booking ends without a case": [
    "internal.end_booking_search",
    "if not private.is_booking_undecided(v_shipment) then",
    "if true then",
  ],
  // Both of its lines, so that the transfer still balances.
  "a correction moves twice what the provider's list says": [
    "private.approve_correction",
    `private.ledger_line('provider_cash', -v_after.difference),
        private.ledger_line(v_after.counter_account, v_after.difference)`,
    `private.ledger_line('provider_cash', -2 * v_after.difference),
        private.ledger_line(v_after.counter_account, 2 * v_after.difference)`,
  ],
  "a kind of case ends by nothing": ["private.case_lasts", "'parcel_trouble', ", ""],
  "nobody but the parties can end a dispute": `delete from private.order_transitions
      where from_status = 'DISPUTED' and actor in ('staff', 'clock')`,
  "a clawback gives nothing to a buyer who has left": [
    "private.redirect_lines",
    "v_lines || private.ledger_line('suspense', v_line.amount)",
    "v_lines || private.ledger_line('claims', v_line.amount)",
  ],
  "a charged back order is paid out before staff have decided": [
    "private.take_step",
    "case when private.is_frozen(p_order, v_to) then 'order_frozen' end",
    "null",
  ],
  "a charged back order that is cancelled refunds the buyer a second time": [
    "private.record_refund",
    "if p_event <> 'settlement' then",
    "if false then",
  ],
  "a chargeback that is won leaves what the seller paid for it with us": [
    "private.return_chargeback",
    "v_to_seller constant bigint := case",
    "v_to_seller constant bigint := 0 * case",
  ],
  "a chargeback takes from the seller more than the sale paid": [
    "private.sale_share",
    "seller := v_part - commission + promotions;",
    "seller := p_amount - commission + promotions;",
  ],
  "the list's second word of a chargeback is taken for a second chargeback": [
    "internal.apply_chargeback",
    "- private.booked_chargebacks(p_reference);",
    ";",
  ],
  "an order with an accepted offer costs the listing's price": [
    "private.offered_price",
    "return v_offer.price;",
    "return p_listing.price;",
  ],
  "one person decides alone whatever the sum": ["private.decide_alone", "return false;", "null;"],
  "what one person decides alone is not counted": [
    "private.decide_alone",
    "where parts.amount > 0;",
    "where false;",
  ],
  "a voucher that is returned stays spent": [
    "private.return_voucher",
    "spent = spent - p_order.voucher_discount",
    "spent = spent",
  ],
  "buyer and seller release a voucher without a parcel":
    "update private.order_transitions set precondition = null where precondition = 'courier_delivery'",
  "a seller withdraws what a chargeback may take": [
    "private.disputed_money",
    "then (private.sale_share(disputed.order_id, disputed.amount)).seller",
    "then 0",
  ],
  "time delivers a parcel that no carrier has scanned": [
    "private.assume_delivery_objection",
    "when not private.is_scanned(p_order.id, 'outbound') then 'parcel_not_scanned'",
    "when false then 'parcel_not_scanned'",
  ],
  "a buyer whose parcel went back to its sender pays the protection fee": [
    "private.is_fee_earned",
    "p_order.status <> 'CANCELLED' and ",
    "",
  ],
  "only the first fee of a payment is booked": [
    "private.book_provider_fee",
    "if v_change = 0 then",
    "if v_change = 0 or v_known.fee_version > 0 then",
  ],
  "a changed fee is booked in whole beside the first one": [
    "private.book_provider_fee",
    "private.ledger_line('provider_cash', v_change),",
    `private.ledger_line('provider_cash', v_known.fee),
      private.ledger_line('claims', v_change - v_known.fee),`,
  ],
  "a row of the provider's list moves to another reference unseen": [
    "private.record_provider_transaction",
    "status = excluded.status,",
    `status = excluded.status,
    reference = excluded.reference,`,
  ],
  "a row of the provider's list becomes of another type unseen": [
    "private.record_provider_transaction",
    "status = excluded.status,",
    `status = excluded.status,
    type = excluded.type,`,
  ],
  "an order of a bundle is cancelled alone": [
    "private.move_order",
    "and orders.status = p_order.status",
    "and orders.status = p_order.status and p_to <> 'CANCELLED'",
  ],
  "each order of a bundle gets what staff cover of the first one's payment": [
    "private.apply_suspense_to_order",
    "[row_number() over purchase] as part",
    "[1] as part",
  ],
  "a chargeback that staff cancel ends only the order with the invoice": [
    "private.decide_chargeback",
    "where orders.purchase_id = v_order.id order by orders.id",
    "where orders.id = v_order.id",
  ],
  "the shares of a bundle's shipping fee are rounded in another way": [
    "private.reserve_order",
    "private.shares(p_quote",
    "private.parts_within(p_quote",
  ],
  "a single item is sold at the discount of a bundle": [
    "private.bundle_percent",
    "and tiers.at_least::integer <= p_listings",
    "",
  ],
  "an announced chargeback that is withdrawn still holds the seller's proceeds": [
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
  "an accepted offer is a price for ever": [
    "private.offered_price",
    "v_status := private.offer_status(v_offer);",
    `v_status := case v_offer.status
        when 'expired' then 'accepted' else v_offer.status end;`,
  ],
};

export const MUTATIONS: Mutation[] = Object.entries(BUGS).map(([bug, change]) => ({ bug, change }));

export async function mutate(admin: postgres.ISql, { bug, change }: Mutation): Promise<void> {
  const [routine, from, to, sql] = typeof change === "string" ? [, , , change] : change;
  if (sql !== undefined && (await admin.unsafe(sql)).count === 0) {
    throw new Error(`Nothing to mutate: ${bug}`);
  }
  if (routine === undefined) return;
  const [found] = await admin`select pg_get_functiondef(${routine}::regproc) as source`;
  const mutant = found!["source"].replace(from, to);
  if (mutant === found!["source"]) throw new Error(`Nothing to mutate: ${bug}`);
  await admin.unsafe(mutant);
}
