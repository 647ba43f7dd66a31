create table private.case_kinds (
  kind text primary key,
  -- False: an operation or the end of the cause closes it (private.case_lasts).
  is_closed_by_hand boolean not null,
  next_step text not null
);
comment on table private.case_kinds is
  'The kinds of cases, with the next step of staff for each.';

grant select on private.case_kinds to preloved_api;

insert into private.case_kinds (kind, is_closed_by_hand, next_step) values
  (
    'payout_forgotten',
    false,
    'The provider does not know the link any more. Gather the evidence, then POST '
    '/admin/payouts/:id/decide.'
  ),
  (
    'payout_contradiction',
    true,
    'The provider contradicts the decision of staff. If the decision was wrong, POST '
    '/admin/payouts/:id/decide with the new evidence.'
  ),
  (
    'money_without_owner',
    false,
    'This money is for a deleted account. Refund it to the user who may receive it: POST '
    '/admin/suspense/:id/refund with user_id.'
  ),
  (
    'chargeback',
    false,
    'A payment channel takes a payment back. Contest it in the provider''s dashboard if it may be '
    'contested, then decide who bears it: POST /admin/chargebacks/:id/decide (the case''s key).'
  ),
  (
    'chargeback_excess',
    true,
    'A payment channel took more than it paid. The rest is our loss on claims: claim it back from '
    'the provider. The case closes when its list has it again.'
  ),
  (
    'wrong_amount',
    false,
    'Refund the money or apply it to its order: POST /admin/suspense/:id/refund or apply.'
  ),
  (
    'unexpected_payment',
    false,
    'Refund the money to the user who may receive it: POST /admin/suspense/:id/refund.'
  ),
  (
    'payout_without_link',
    false,
    'Search the withdrawal''s id in the provider''s dashboard, then send its link, or that there '
    'is none, to POST /admin/payouts/:id/settle.'
  ),
  (
    'stuck_job',
    false,
    'Remove the cause of the error, then wait: the job is tried again at least every hour. The '
    'case closes when it is done.'
  ),
  (
    'overdue',
    false,
    'Nobody but staff can end this order: decide with PUT /orders/:id/status or /cancel. A return '
    'becomes RETURN_RECEIVED for the buyer, COMPLETED for the seller.'
  ),
  (
    'parcel_trouble',
    false,
    'Ask the courier and the parties. Before it was shipped: PUT /orders/:id/cancel. Shipped: PUT '
    '/orders/:id/status DELIVERED if it arrived, CANCELLED if the carrier lost it or brings it back. '
    'A return: PUT /orders/:id/status RETURN_RECEIVED refunds the buyer, COMPLETED pays the seller.'
  ),
  (
    'ledger_drift',
    false,
    'Stop withdrawals and compare with a backup: docs/runbooks/signals.md, ledger_drift. The '
    'next check closes the case when nothing differs.'
  ),
  (
    'odd_transaction',
    false,
    'Find the transaction in the provider''s dashboard, have it corrected there, or approve its '
    'difference (GET /admin/reconciliation) when it moved no money.'
  ),
  (
    'fee_above_payment',
    true,
    'The provider''s list shows a fee above the amount itself, which is not booked. Ask the '
    'provider; approve the difference (GET /admin/reconciliation) if the fee is right.'
  ),
  (
    'unconfirmed_payment',
    true,
    'Search the reference in the provider''s dashboard. If it was paid, call '
    'POST /admin/webhooks/:id/redrive; else close the case.'
  ),
  (
    'unfamiliar_payment',
    true,
    'Read the callback (GET /admin/webhooks) and look for the money in the provider''s dashboard.'
  ),
  (
    'refund_pending',
    false,
    'The refund has not arrived. Look for refund_id in the provider''s dashboard, and ask the '
    'provider; if it is not configured any more, configure it as PAYMENT_PROVIDER_OLD. If it has '
    'forgotten the refund, two superadmins decide with '
    'POST /admin/refunds/:id/decide. The case closes when it was paid, or failed and went to the wallet.'
  ),
  (
    'refund_contradiction',
    true,
    'The provider contradicts the end of a refund. If it paid after a failure, the wallet has the '
    'amount too: take it back with POST /admin/adjustments. The next reconciliation shows the '
    'difference.'
  ),
  (
    'returned_payout',
    true,
    'The money is back in the wallet. Tell the user to check the account before they try again.'
  ),
  (
    'late_payout',
    true,
    'The wallet was debited again and may be in debt: tell the user why.'
  ),
  (
    'payout_mismatch',
    true,
    'The link at the provider is not ours. Compare both in the provider''s dashboard.'
  ),
  (
    'payout_locked',
    true,
    'The provider locked the link after wrong passwords. Void it there; the hold then returns.'
  ),
  (
    'payout_claimed',
    true,
    'The link was claimed although its hold had returned. Wait for the payout, which debits the '
    'wallet again, or stop it at the provider.'
  ),
  (
    'payout_unknown',
    true,
    'The provider reports a status that we do not know or expect. Ask the provider.'
  ),
  (
    'courier_dearer',
    true,
    'The parcel cost more than was charged for it, and the marketplace paid the difference. Look '
    'at the seller''s other parcels: is their weight understated?'
  ),
  (
    'parcel_after_cancellation',
    true,
    'A courier carried the parcel although it had accepted our cancellation. Ask the provider '
    'what it charges, and the seller which parcel it was.'
  ),
  (
    'return_unscanned',
    false,
    'The seller has a return that no carrier scanned. Ask both for proof of shipping, then refund '
    'the buyer with PUT /orders/:id/return-received, or after the time to send it pay the seller '
    'with PUT /orders/:id/status COMPLETED.'
  ),
  (
    'courier_not_cancelled',
    true,
    'The courier had the parcel already, or the parcel has two shipping orders. Ask the courier '
    'where it goes, and for the price back; cancel a second one in the provider''s dashboard.'
  ),
  (
    'booking_undecided',
    false,
    'The provider may have a parcel that nobody needs any more. Search reference_id in its '
    'dashboard and its invoice, then POST /admin/shipments/:id/decide with the evidence.'
  ),
  (
    'waybill_taken',
    true,
    'Another order has this number. Ask both sellers which parcel it belongs to.'
  ),
  (
    'banned_party',
    true,
    'Decide whether the order goes on; the case closes when it ends.'
  ),
  (
    'mail_abandoned',
    true,
    'E-mails of that day were not sent. Tell the users otherwise where it matters.'
  ),
  (
    'portal_event',
    true,
    'The finance portal named a seller that we do not know. Ask its operators.'
  ),
  (
    'disbursement_rejected',
    true,
    'Tell the finance portal that this payout does not happen.'
  );
