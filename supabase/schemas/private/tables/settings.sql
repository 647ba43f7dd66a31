create table private.settings (
  name text primary key,
  value bigint not null,
  meaning text not null,
  unit text not null
    check (unit in ('idr', 'bps', 'minutes', 'days', 'count', 'factor', 'switch')),
  min_value bigint not null check (min_value >= 0),
  max_value bigint not null,
  at_most text references private.settings (name) on delete restrict
    deferrable initially deferred,
  changed_at timestamptz,
  changed_by uuid references public.profiles (id) on delete restrict,
  constraint settings__bounds check (value between min_value and max_value)
);
comment on table private.settings is
  'What staff may change without a deployment (PATCH /admin/settings): integers, or 1 and 0 for '
  'a switch.';
comment on column private.settings.value is 'In the unit; between min_value and max_value.';
comment on column private.settings.at_most is
  'Another setting, which this one never exceeds: a reminder comes before the end it announces.';
comment on column private.settings.changed_at is
  'Last change by staff, with changed_by; null for a value that came with a deployment.';

create index settings_at_most on private.settings (at_most);
create index settings_changed_by on private.settings (changed_by);

alter table private.settings enable row level security;
create policy select_api on private.settings
  for select to preloved_api
  using (true);
create policy update_api on private.settings
  for update to preloved_api
  using (true);
-- The bounds change with a deployment only.
grant select, update (value, changed_at, changed_by) on private.settings to preloved_api;

insert into private.settings
  (name, value, unit, min_value, max_value, at_most, meaning)
values
  ('protection_fee_flat_idr', 2000, 'idr', 0, 1000000, null, 'Buyer protection fee: fixed part'),
  ('protection_fee_bps', 250, 'bps', 0, 10000, null,
    'Buyer protection fee: share of the item price, in basis points'),
  ('protection_fee_max_idr', 50000, 'idr', 0, 100000000, null, 'Buyer protection fee: maximum'),
  ('commission_bps', 0, 'bps', 0, 10000, null,
    'Seller commission: share of the item price, in basis points'),
  ('payment_window_minutes', 60, 'minutes', 5, 10080, null,
    'Time to pay before an order expires and its listing is free again'),
  ('quote_minutes', 15, 'minutes', 1, 1440, null, 'Validity of a shipping quote'),
  ('quote_recheck_minutes', 1, 'minutes', 0, 1440, null,
    'Age of a shipping quote from which POST /orders asks the courier''s price again'),
  ('cancel_window_minutes', 60, 'minutes', 0, 10080, null,
    'Time after payment in which the buyer may still cancel'),
  ('ship_window_minutes', 10080, 'minutes', 60, 129600, null,
    'Time for the seller to ship before the order is cancelled automatically'),
  ('delivery_window_minutes', 20160, 'minutes', 60, 129600, null,
    'Time after shipping until a parcel that a carrier has scanned is assumed delivered'),
  ('unscanned_window_minutes', 24480, 'minutes', 60, 129600, null,
    'Time after shipping until a parcel that no carrier has scanned is refunded'),
  ('unscanned_reminder_minutes', 4320, 'minutes', 1, 129600, 'unscanned_window_minutes',
    'Question to both parties: time before an unscanned parcel is refunded'),
  ('receipt_window_minutes', 2880, 'minutes', 60, 43200, null,
    'Time after delivery until the escrow is released automatically'),
  ('return_window_minutes', 1440, 'minutes', 60, 43200, null,
    'Time after delivery in which the buyer may request a return'),
  ('return_auto_approve_idr', 50000, 'idr', 0, 10000000, null,
    'Highest item price plus shipping fee at which a return is approved at once'),
  ('return_answer_minutes', 2880, 'minutes', 60, 43200, null,
    'Time for the seller to answer a return request before it is approved automatically'),
  ('return_ship_minutes', 10080, 'minutes', 60, 129600, null,
    'Time for the buyer to hand an approved return to a carrier before it lapses'),
  ('return_received_minutes', 2880, 'minutes', 60, 43200, null,
    'Time after the delivery of a return until it counts as received'),
  ('payment_reminder_minutes', 15, 'minutes', 1, 10080, 'payment_window_minutes',
    'Reminder to the buyer: time before the order expires unpaid'),
  ('ship_reminder_minutes', 2880, 'minutes', 1, 129600, 'ship_window_minutes',
    'Reminder to the seller: time before the order is cancelled for not shipping'),
  ('receipt_reminder_minutes', 720, 'minutes', 1, 43200, 'receipt_window_minutes',
    'Reminder to the buyer: time before the automatic release'),
  ('return_answer_reminder_minutes', 720, 'minutes', 1, 43200, 'return_answer_minutes',
    'Reminder to the seller: time before the automatic approval of a return'),
  ('return_ship_reminder_minutes', 2880, 'minutes', 1, 129600, 'return_ship_minutes',
    'Reminder to the buyer: time before an approved return lapses'),
  ('return_received_reminder_minutes', 720, 'minutes', 1, 43200, 'return_received_minutes',
    'Reminder to the seller: time before a return counts as received'),
  ('dispute_answer_minutes', 2880, 'minutes', 60, 43200, null,
    'Time for the other party to answer a dispute with evidence'),
  ('dispute_answer_reminder_minutes', 720, 'minutes', 1, 43200, 'dispute_answer_minutes',
    'Reminder to the party that has not answered a dispute: time before its end'),
  ('late_payment_revival_minutes', 1440, 'minutes', 0, 10080, null,
    'Time after its end in which a late payment can still revive an order'),
  ('rate_limit_multiplier', 1, 'factor', 1, 1000000000, null,
    'Factor on every rate limit: 1 in production, more for development and tests'),
  ('withdrawals_open', 1, 'switch', 0, 1, null,
    'Whether new withdrawals are accepted: 1 yes, 0 no'),
  ('withdrawal_poll_minutes', 360, 'minutes', 1, 10080, null,
    'Interval of polling the provider for a payout without a callback'),
  ('minimum_invoice_idr', 10000, 'idr', 1000, 1000000, null,
    'Minimum that a voucher leaves to pay: the lowest amount of every payment channel'),
  ('protection_fee_min_idr', 2000, 'idr', 0, 100000000, 'protection_fee_max_idr',
    'Buyer protection fee: minimum'),
  ('reconciliation_days', 7, 'days', 1, 90, null,
    'Days before the end of the last reconciliation that the next one reads again'),
  ('ai_daily_calls', 50, 'count', 0, 100000, null,
    'Photos that one user may have categorized per Jakarta day'),
  ('ai_prompt_price_idr', 0, 'idr', 0, 1000000000, null,
    'Price of a million prompt tokens; 0 until the model''s price is entered'),
  ('ai_completion_price_idr', 0, 'idr', 0, 1000000000, null,
    'Price of a million completion tokens; 0 until the model''s price is entered'),
  ('ktp_retention_days', 30, 'days', 0, 365, null,
    'Days that identity photos are kept after a decision; a change affects later decisions'),
  ('ktp_upload_minutes', 15, 'minutes', 1, 1440, null,
    'Time after which an interrupted identity upload is deleted'),
  ('settlement_offers_max', 10, 'count', 1, 100, null,
    'Settlement offers of one party for one order'),
  ('unpaid_orders_max', 5, 'count', 1, 1000, null,
    'Orders of one buyer that may await payment at once'),
  ('courier_excess_case_idr', 5000, 'idr', 0, 10000000, null,
    'Courier price above the buyer''s shipping fee from which staff get a case'),
  ('courier_statement_days', 7, 'days', 1, 90, null,
    'Days after its delivery or cancellation in which a parcel''s price is read again every night'),
  ('return_auto_approve_count', 3, 'count', 0, 1000, null,
    'Returns of one buyer, and of one seller, that need neither a decision nor a scan in '
    'return_auto_approve_days'),
  ('return_auto_approve_days', 30, 'days', 1, 365, null,
    'Days over which return_auto_approve_count is counted'),
  ('push_devices_max', 10, 'count', 1, 100, null,
    'Browsers that one user may subscribe to push messages; the oldest is removed'),
  ('payout_decision_days', 2, 'days', 1, 90, null,
    'Days after which staff may decide a withdrawal that the provider contradicts itself about, '
    'since it last said something new'),
  ('ban_payout_block_days', 90, 'days', 0, 365, null,
    'Days from a ban in which the user cannot withdraw'),
  ('booking_search_days', 2, 'days', 1, 30, null,
    'Days after an order stopped needing its courier in which a booking without an answer is '
    'looked for at the provider, before staff decide'),
  ('withdrawals_need_ktp', 0, 'switch', 0, 1, null,
    'Whether a new withdrawal needs an approved identity card: 1 yes, 0 no'),
  ('live_needs_ktp', 0, 'switch', 0, 1, null,
    'Whether going live needs an approved identity card: 1 yes, 0 no'),
  ('vacation_max_days', 90, 'days', 1, 365, null, 'Days from now that a vacation may last'),
  ('return_labels_max', 10, 'count', 0, 1000, null,
    'Return labels of one buyer that claims pay for in return_labels_days'),
  ('return_labels_days', 30, 'days', 1, 365, null,
    'Days over which return_labels_max is counted'),
  ('saved_searches_max', 20, 'count', 1, 100, null, 'Searches that one user may save'),
  ('follows_max', 10000, 'count', 1, 1000000, null, 'Users that one user may follow'),
  ('offer_min_bps', 5000, 'bps', 1, 10000, 'offer_max_bps',
    'Lowest offer of a buyer, of the listing''s price'),
  ('offer_max_bps', 9900, 'bps', 1, 10000, null,
    'Highest offer of a buyer, of the listing''s price'),
  ('offer_step_idr', 1000, 'idr', 1, 1000000, null, 'Offers are multiples of this'),
  ('offers_per_day_max', 5, 'count', 1, 1000, null,
    'Offers that each party may make the other for one listing in 24 hours'),
  ('offer_answer_minutes', 1440, 'minutes', 1, 43200, null, 'Time to answer an offer'),
  ('offer_price_minutes', 1440, 'minutes', 1, 43200, null,
    'Time to order at the price of an accepted offer'),
  ('conversations_daily_max', 50, 'count', 1, 10000, null,
    'Conversations that one user may open within 24 hours'),
  ('messages_daily_max', 500, 'count', 1, 100000, null,
    'Messages that one user may send within 24 hours'),
  ('approval_minutes', 2880, 'minutes', 5, 20160, null,
    'Time for another member of staff to approve a proposal before it expires'),
  ('approval_over_idr', 1000000, 'idr', 0, 1000000000, null,
    'Price plus shipping fee of an order, or part of it, above which a refund by staff needs '
    'another person'),
  ('disclosures_per_day', 50, 'count', 1, 1000, null,
    'Times that one member of staff may open personal data within 24 hours');
