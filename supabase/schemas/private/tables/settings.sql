-- What an operator may change without a deploy. One row per setting, integers only: rupiah, basis
-- points or minutes, as the name says, or 1 and 0 where it names none.
create table private.settings (
  name text primary key,
  value bigint not null check (value >= 0),
  meaning text not null
);
comment on table private.settings is 'Fees, durations and switches, one integer each; the name carries the unit.';

alter table private.settings enable row level security;
create policy select_api on private.settings for select to preloved_api using (true);
grant select on private.settings to preloved_api;

insert into private.settings (name, value, meaning) values
  ('protection_fee_flat_idr', 2000, 'Buyer protection fee: fixed part'),
  ('protection_fee_bps', 250, 'Buyer protection fee: share of the item price, in basis points'),
  ('protection_fee_max_idr', 50000, 'Buyer protection fee: never more than this'),
  ('commission_bps', 0, 'Seller commission: share of the item price, in basis points'),
  ('payment_window_minutes', 60, 'How long an unpaid order keeps its listing'),
  ('quote_minutes', 15, 'How long a shipping quote holds'),
  ('cancel_window_minutes', 60, 'How long after paying the buyer may still cancel'),
  ('ship_window_minutes', 10080, 'How long the seller may take to ship before the order is cancelled by itself'),
  ('delivery_window_minutes', 20160, 'How long after shipping a parcel that a carrier has scanned counts as delivered'),
  ('receipt_window_minutes', 2880, 'How long after delivery escrow waits before it is released by itself'),
  ('return_window_minutes', 1440, 'How long after delivery a return can be requested'),
  ('return_auto_approve_idr', 50000, 'Up to this item price a return is approved at once'),
  ('return_answer_minutes', 2880, 'How long the seller may leave a return request unanswered before it counts as approved'),
  ('return_ship_minutes', 10080, 'How long the buyer may take to hand an approved return to a carrier'),
  ('return_received_minutes', 2880, 'How long after the carrier brought a return back it counts as received'),
  ('payment_reminder_minutes', 15, 'How long before the end of the payment window the buyer is reminded'),
  ('ship_reminder_minutes', 2880, 'How long before a cancellation for not shipping the seller is reminded'),
  ('receipt_reminder_minutes', 720, 'How long before the release by itself the buyer is reminded'),
  ('return_answer_reminder_minutes', 720, 'How long before a return is approved by itself the seller is reminded'),
  ('return_ship_reminder_minutes', 2880, 'How long before an approved return lapses the buyer is reminded'),
  ('return_received_reminder_minutes', 720, 'How long before a return counts as received the seller is reminded'),
  ('late_payment_revival_minutes', 1440, 'How long after its end an order can still be revived by a late payment'),
  ('rate_limit_multiplier', 1, 'Every rate limit times this: 1 in production, more where developers and tests hurry'),
  ('withdrawals_open', 1, 'Whether money may leave wallets: 0 stops new withdrawals, 1 lets them begin again'),
  ('withdrawal_poll_minutes', 360, 'How often the provider is asked about a payout link of which no callback tells'),
  ('minimum_invoice_idr', 10000, 'A voucher leaves at least this to pay: the smallest amount that every payment channel takes'),
  ('protection_fee_min_idr', 2000, 'Buyer protection fee: never less than this'),
  ('reconciliation_days', 7, 'How many days back each reconciliation looks'),
  ('ai_daily_calls', 50, 'How many photos one person may have looked at by the model on one day in Jakarta'),
  ('ai_prompt_price_idr', 0, 'What a million tokens sent to the model cost; 0 until your model''s price is entered'),
  ('ai_completion_price_idr', 0, 'What a million tokens written by the model cost; 0 until your model''s price is entered'),
  ('ktp_retention_days', 30, 'How long after a decision the photos of an identity check are kept; a change holds for decisions after it'),
  ('ktp_upload_minutes', 15, 'How long after its beginning a submission whose upload was cut short is cleared away');
