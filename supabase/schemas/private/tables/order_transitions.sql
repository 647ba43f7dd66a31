create table private.order_transitions (
  from_status public.order_status not null,
  to_status public.order_status not null,
  actor public.order_actor not null,
  -- A function private.<name>_objection(public.orders), called by private.transition_objection: it
  -- returns null if the precondition holds, else a reason of shared/reasons.
  precondition text,
  -- Functions private.effect_<name>(public.orders), run in this order by private.take_step.
  effects text[] not null default '{}',
  -- For actor clock: the setting with the minutes until the change. Null: at once, in the same
  -- transaction.
  after_setting text references private.settings (name) on delete restrict,
  -- For actor clock: the start of the delay: entering the status, or delivery of the return.
  counts_from text not null default 'state' check (counts_from in ('state', 'return_delivered')),
  -- For actor clock: the parties that are reminded, remind_setting minutes before the change.
  reminds public.order_actor check (reminds in ('buyer', 'seller', 'parties')),
  remind_setting text references private.settings (name) on delete restrict,
  -- The kind of notification for the parties. Null: order.<to_status>.
  notification text references private.notification_kinds (kind) on delete restrict,
  -- All orders of a bundle with the same status make the change together: they have one invoice and
  -- one parcel.
  is_joint boolean not null generated always as (
    from_status in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED')
    or to_status in ('SHIPPED', 'CANCELLED')
    or from_status = 'SHIPPED' and to_status = 'DELIVERED'
  ) stored,
  primary key (from_status, to_status, actor),
  check (actor = 'clock' or (after_setting is null and counts_from = 'state' and reminds is null)),
  check ((reminds is null) = (remind_setting is null))
);
comment on table private.order_transitions is
  'Allowed status changes of an order: the actors, the precondition, and the effects in the same '
  'transaction. A change without a row is rejected. docs/orders.md is generated from it.';

create index order_transitions_notification on private.order_transitions (notification);
create index order_transitions_after_setting on private.order_transitions (after_setting);
create index order_transitions_remind_setting on private.order_transitions (remind_setting);

grant select on private.order_transitions to preloved_api;

-- Who may make the same change, and from where, is in one row. A notification is given where it
-- names the cause and not the new status.
insert into private.order_transitions (
  from_status, to_status, actor, precondition, effects, notification
)
select
  from_status, changes.to_status::public.order_status, actor, changes.precondition,
  changes.effects::text[], changes.notification
from (values
  (
    '{AWAITING_PAYMENT}', 'READY_TO_SHIP', '{provider}', null,
    '{sell_listing,book_shipping,receive_payment}', null
  ),
  (
    '{AWAITING_PAYMENT}', 'EXPIRED', '{provider}', null,
    '{free_listing,return_voucher,return_wallet_payment}', null
  ),
  (
    '{AWAITING_PAYMENT}', 'CANCELLED', '{buyer}', null,
    '{free_listing,expire_invoice,return_voucher,return_wallet_payment}', null
  ),
  (
    '{AWAITING_PAYMENT}', 'CANCELLED', '{seller,staff}', null,
    '{withdraw_listing,expire_invoice,return_voucher,return_wallet_payment}', null
  ),
  (
    '{EXPIRED,CANCELLED}', 'READY_TO_SHIP', '{provider}', 'revive',
    '{reuse_voucher,sell_listing,book_shipping,receive_payment}', null
  ),
  ('{READY_TO_SHIP}', 'SHIPPED', '{seller,provider}', null, '{}', null),
  (
    '{READY_TO_SHIP}', 'CANCELLED', '{buyer}', 'cancel',
    '{free_listing,cancel_shipping,return_voucher,refund_buyer}', null
  ),
  (
    '{READY_TO_SHIP}', 'CANCELLED', '{seller,staff}', null,
    '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}', null
  ),
  (
    '{SHIPPED}', 'CANCELLED', '{provider,staff}', 'sent_back',
    '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}', null
  ),
  ('{SHIPPED}', 'DELIVERED', '{provider,staff}', null, '{}', null),
  ('{SHIPPED}', 'DELIVERED', '{buyer}', 'courier_delivery', '{}', null),
  (
    '{READY_TO_SHIP,SHIPPED}', 'COMPLETED', '{buyer}', 'courier_delivery',
    '{sell_listing,release_escrow}', null
  ),
  (
    '{DELIVERED,RETURN_REQUESTED}', 'COMPLETED', '{buyer}', null,
    '{sell_listing,release_escrow}', null
  ),
  (
    '{DELIVERED}', 'RETURN_REQUESTED', '{buyer}', 'return',
    '{open_return,approve_cheap_return}', null
  ),
  ('{RETURN_REQUESTED}', 'RETURN_APPROVED', '{seller,staff}', null, '{}', null),
  (
    '{RETURN_REQUESTED}', 'DELIVERED', '{seller,staff}', null,
    '{reject_return}', 'order.return_rejected'
  ),
  (
    '{RETURN_REQUESTED}', 'COMPLETED', '{parties}', null,
    '{sell_listing,release_escrow}', 'order.settlement'
  ),
  (
    '{RETURN_APPROVED}', 'RETURN_RECEIVED', '{seller,staff}', null,
    '{cancel_return_shipping}', null
  ),
  (
    '{RETURN_APPROVED}', 'COMPLETED', '{staff}', 'deny_return',
    '{cancel_return_shipping,sell_listing,release_escrow}', 'order.return_lapsed'
  ),
  (
    '{RETURN_APPROVED}', 'COMPLETED', '{parties}', null,
    '{cancel_return_shipping,sell_listing,release_escrow}', 'order.settlement'
  ),
  (
    '{READY_TO_SHIP,SHIPPED,DELIVERED,RETURN_REQUESTED,RETURN_APPROVED}', 'DISPUTED', '{buyer}',
    null, '{open_dispute}', null
  ),
  (
    '{RETURN_APPROVED}', 'DISPUTED', '{seller}', 'contest_return',
    '{open_dispute}', 'order.return_contested'
  ),
  (
    '{DELIVERED,RETURN_REQUESTED,RETURN_APPROVED}', 'DISPUTED', '{provider}', null,
    '{open_dispute}', 'order.parcel_returning'
  ),
  (
    '{DISPUTED}', 'COMPLETED', '{parties}', 'courier_delivery',
    '{close_dispute,cancel_return_shipping,sell_listing,release_escrow}', 'order.settlement'
  ),
  (
    '{DISPUTED}', 'COMPLETED', '{staff,portal}', null,
    '{close_dispute,cancel_return_shipping,sell_listing,release_escrow}', 'dispute.resolved'
  ),
  (
    '{DISPUTED}', 'REFUNDED', '{staff,portal}', null,
    '{close_dispute,withdraw_listing,cancel_shipping,cancel_return_shipping,return_voucher,'
    'refund_buyer}', 'dispute.resolved'
  ),
  -- Staff may cancel after a chargeback, wherever the parcel is.
  (
    '{SHIPPED,DELIVERED,RETURN_REQUESTED,RETURN_APPROVED}', 'REFUNDED', '{staff}',
    'refund_charged_back',
    '{withdraw_listing,cancel_shipping,cancel_return_shipping,return_voucher,refund_buyer}', null
  )
) as changes (from_statuses, to_status, actors, precondition, effects, notification)
cross join unnest(changes.from_statuses::public.order_status[]) as from_status
cross join unnest(changes.actors::public.order_actor[]) as actor;

insert into private.order_transitions (
  from_status, to_status, actor, precondition, effects, after_setting, counts_from, reminds,
  remind_setting, notification
) values
  (
    'AWAITING_PAYMENT', 'EXPIRED', 'clock', null,
    '{free_listing,return_voucher,return_wallet_payment}', 'payment_window_minutes', 'state',
    'buyer', 'payment_reminder_minutes', null
  ),
  (
    'READY_TO_SHIP', 'CANCELLED', 'clock', null,
    '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}', 'ship_window_minutes',
    'state', 'seller', 'ship_reminder_minutes', null
  ),
  (
    'SHIPPED', 'CANCELLED', 'clock', 'never_scanned',
    '{withdraw_listing,cancel_shipping,return_voucher,refund_buyer}', 'unscanned_window_minutes',
    'state', 'parties', 'unscanned_reminder_minutes', null
  ),
  (
    'SHIPPED', 'DELIVERED', 'clock', 'assume_delivery',
    '{}', 'delivery_window_minutes', 'state', null, null, null
  ),
  (
    'DELIVERED', 'COMPLETED', 'clock', null,
    '{sell_listing,release_escrow}', 'receipt_window_minutes', 'state', 'buyer',
    'receipt_reminder_minutes', null
  ),
  (
    'RETURN_REQUESTED', 'RETURN_APPROVED', 'clock', null,
    '{}', 'return_answer_minutes', 'state', 'seller', 'return_answer_reminder_minutes', null
  ),
  (
    'RETURN_APPROVED', 'RETURN_RECEIVED', 'clock', null,
    '{}', 'return_received_minutes', 'return_delivered', 'seller',
    'return_received_reminder_minutes', null
  ),
  (
    'RETURN_APPROVED', 'COMPLETED', 'clock', 'lapse_return',
    '{cancel_return_shipping,sell_listing,release_escrow}', 'return_ship_minutes', 'state', 'buyer',
    'return_ship_reminder_minutes', 'order.return_lapsed'
  ),
  (
    'RETURN_RECEIVED', 'REFUNDED', 'clock', null,
    '{withdraw_listing,refund_buyer}', null, 'state', null, null, null
  );
