create table private.settings (
  name text primary key,
  value bigint not null check (value >= 0),
  meaning text not null
);
comment on table private.settings is
  'What an operator may change without a deployment: integers in the unit of the name (idr, '
  'bps, minutes, days), or 1 and 0 for a switch.';

alter table private.settings enable row level security;
create policy select_api on private.settings
  for select to preloved_api
  using (true);
grant select on private.settings to preloved_api;

insert into private.settings (name, value, meaning) values
  ('protection_fee_flat_idr', 2000, 'Buyer protection fee: fixed part'),
  ('protection_fee_bps', 250, 'Buyer protection fee: share of the item price, in basis points'),
  ('protection_fee_max_idr', 50000, 'Buyer protection fee: maximum'),
  ('commission_bps', 0, 'Seller commission: share of the item price, in basis points'),
  (
    'payment_window_minutes',
    60,
    'Time to pay before an order expires and its listing is free again'
  ),
  ('quote_minutes', 15, 'Validity of a shipping quote'),
  ('cancel_window_minutes', 60, 'Time after payment in which the buyer may still cancel'),
  (
    'ship_window_minutes',
    10080,
    'Time for the seller to ship before the order is cancelled automatically'
  ),
  (
    'delivery_window_minutes',
    20160,
    'Time after shipping until a parcel that a carrier has scanned is assumed delivered'
  ),
  (
    'receipt_window_minutes',
    2880,
    'Time after delivery until the escrow is released automatically'
  ),
  ('return_window_minutes', 1440, 'Time after delivery in which the buyer may request a return'),
  (
    'return_auto_approve_idr',
    50000,
    'Highest item price plus shipping fee at which a return is approved at once'
  ),
  (
    'return_answer_minutes',
    2880,
    'Time for the seller to answer a return request before it is approved automatically'
  ),
  (
    'return_ship_minutes',
    10080,
    'Time for the buyer to hand an approved return to a carrier before it lapses'
  ),
  (
    'return_received_minutes',
    2880,
    'Time after the delivery of a return until it counts as received'
  ),
  ('payment_reminder_minutes', 15, 'Reminder to the buyer: time before the order expires unpaid'),
  (
    'ship_reminder_minutes',
    2880,
    'Reminder to the seller: time before the order is cancelled for not shipping'
  ),
  ('receipt_reminder_minutes', 720, 'Reminder to the buyer: time before the automatic release'),
  (
    'return_answer_reminder_minutes',
    720,
    'Reminder to the seller: time before the automatic approval of a return'
  ),
  (
    'return_ship_reminder_minutes',
    2880,
    'Reminder to the buyer: time before an approved return lapses'
  ),
  (
    'return_received_reminder_minutes',
    720,
    'Reminder to the seller: time before a return counts as received'
  ),
  (
    'dispute_answer_minutes',
    2880,
    'Time for the other party to answer a dispute with evidence'
  ),
  (
    'dispute_answer_reminder_minutes',
    720,
    'Reminder to the party that has not answered a dispute: time before its end'
  ),
  (
    'late_payment_revival_minutes',
    1440,
    'Time after its end in which a late payment can still revive an order'
  ),
  (
    'rate_limit_multiplier',
    1,
    'Factor on every rate limit: 1 in production, more for development and tests'
  ),
  ('withdrawals_open', 1, 'Whether new withdrawals are accepted: 1 yes, 0 no'),
  (
    'withdrawal_poll_minutes',
    360,
    'Interval of polling the provider for a payout without a callback'
  ),
  (
    'minimum_invoice_idr',
    10000,
    'Minimum that a voucher leaves to pay: the lowest amount of every payment channel'
  ),
  ('protection_fee_min_idr', 2000, 'Buyer protection fee: minimum'),
  (
    'reconciliation_days',
    7,
    'Days before the end of the last reconciliation that the next one reads again'
  ),
  ('ai_daily_calls', 50, 'Photos that one user may have categorized per Jakarta day'),
  (
    'ai_prompt_price_idr',
    0,
    'Price of a million prompt tokens; 0 until the model''s price is entered'
  ),
  (
    'ai_completion_price_idr',
    0,
    'Price of a million completion tokens; 0 until the model''s price is entered'
  ),
  (
    'ktp_retention_days',
    30,
    'Days that identity photos are kept after a decision; a change affects later decisions'
  ),
  ('ktp_upload_minutes', 15, 'Time after which an interrupted identity upload is deleted'),
  ('settlement_offers_max', 10, 'Settlement offers of one party for one order'),
  ('unpaid_orders_max', 5, 'Orders of one buyer that may await payment at once'),
  (
    'courier_excess_case_idr',
    5000,
    'Courier price above the buyer''s shipping fee from which staff get a case'
  ),
  (
    'courier_statement_days',
    7,
    'Days after its delivery or cancellation in which a parcel''s price is read again every night'
  ),
  (
    'return_auto_approve_count',
    3,
    'Returns of one buyer, and of one seller, that need neither a decision nor a scan in '
    'return_auto_approve_days'
  ),
  ('return_auto_approve_days', 30, 'Days over which return_auto_approve_count is counted'),
  (
    'push_devices_max',
    10,
    'Browsers that one user may subscribe to push messages; the oldest is removed'
  ),
  (
    'payout_decision_days',
    2,
    'Days after which staff may decide a withdrawal that the provider contradicts itself about'
  ),
  ('ban_payout_block_days', 90, 'Days from a ban in which the user cannot withdraw, at most 365');
