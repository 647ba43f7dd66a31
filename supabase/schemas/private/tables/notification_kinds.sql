create table private.notification_kinds (
  kind text primary key,
  category text not null
    check (category in (
      'order', 'payment', 'shipping', 'wallet', 'live', 'review', 'account', 'message')),
  is_mutable boolean not null,
  is_mailed boolean not null
);
comment on table private.notification_kinds is
  'The kinds of notifications. shared/domain/notifications has the texts of each.';
comment on column private.notification_kinds.is_mutable is
  'Whether a muted category silences it. What costs money or starts a clock is never muted.';
comment on column private.notification_kinds.is_mailed is
  'Whether it is also sent by e-mail.';

alter table private.notification_kinds enable row level security;
create policy select_api on private.notification_kinds
  for select to preloved_api
  using (true);
grant select on private.notification_kinds to preloved_api;

insert into private.notification_kinds (kind, category, is_mutable, is_mailed) values
  ('order.awaiting_payment', 'order', true, false),
  ('order.ready_to_ship', 'order', false, true),
  ('order.completed', 'order', true, true),
  ('order.cancelled', 'order', false, true),
  ('order.expired', 'order', true, false),
  ('order.refunded', 'order', false, true),
  ('order.disputed', 'order', false, true),
  ('order.return_requested', 'order', false, true),
  ('order.return_approved', 'order', false, true),
  ('order.return_rejected', 'order', false, true),
  ('order.return_received', 'order', false, true),
  ('order.return_sent', 'order', false, true),
  ('order.return_delivered', 'order', false, true),
  ('order.return_unscanned', 'order', false, true),
  ('order.return_contested', 'order', false, true),
  ('order.return_lapsed', 'order', false, true),
  ('order.settlement', 'order', false, true),
  ('settlement.offered', 'order', false, true),
  ('dispute.answered', 'order', false, true),
  ('dispute.resolved', 'order', false, true),
  ('dispute.reminder', 'order', false, true),
  ('order.reminder.expired', 'order', false, false),
  ('order.reminder.cancelled', 'order', false, false),
  ('order.reminder.completed', 'order', false, false),
  ('order.reminder.return_approved', 'order', false, false),
  ('order.reminder.return_received', 'order', false, false),
  ('order.reminder.decision', 'order', false, false),
  ('offer.received', 'order', false, false),
  ('offer.countered', 'order', false, false),
  ('offer.accepted', 'order', false, false),
  ('offer.declined', 'order', true, false),
  ('offer.withdrawn', 'order', true, false),
  ('offer.expired', 'order', true, false),
  ('offer.ended', 'order', true, false),
  ('order.shipped', 'shipping', true, true),
  ('order.out_for_delivery', 'shipping', true, false),
  ('order.parcel_returning', 'shipping', false, true),
  ('order.delivered', 'shipping', false, true),
  ('payment.refunded', 'payment', false, true),
  ('payment.clawback', 'payment', false, true),
  ('payment.disputed', 'payment', false, true),
  ('payment.dispute_over', 'payment', false, true),
  ('payment.charged_back', 'payment', false, true),
  ('payment.charge_returned', 'payment', false, true),
  ('boost.started', 'payment', false, false),
  ('wallet.adjusted', 'wallet', false, true),
  ('withdrawal.link_created', 'wallet', false, true),
  ('withdrawal.paid', 'wallet', false, true),
  ('withdrawal.failed', 'wallet', false, true),
  ('withdrawal.expired', 'wallet', false, true),
  ('withdrawal.cancelled', 'wallet', false, false),
  ('withdrawal.returned', 'wallet', false, true),
  ('disbursement.approved', 'wallet', false, false),
  ('disbursement.blocked', 'wallet', false, true),
  ('account.suspended', 'account', false, true),
  ('account.banned', 'account', false, true),
  ('account.reinstated', 'account', false, true),
  ('account.live_banned', 'account', false, true),
  ('account.live_unbanned', 'account', false, true),
  ('account.stream_ended', 'account', false, true),
  ('account.under_review', 'account', false, true),
  ('ktp.approved', 'account', false, true),
  ('ktp.rejected', 'account', false, true),
  ('boost.granted', 'account', false, false),
  ('live.started', 'live', true, false),
  ('review.received', 'review', true, false),
  ('review.replied', 'review', true, false),
  ('listing.liked', 'review', true, false),
  ('search.matched', 'review', true, false),
  ('search.daily', 'review', true, true),
  ('message.received', 'message', true, false);
