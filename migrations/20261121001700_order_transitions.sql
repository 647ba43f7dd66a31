-- The life of an order as data. What is not a row here cannot happen.
create table private.order_transitions (
  from_status public.order_status not null,
  to_status public.order_status not null,
  actor public.order_actor not null,
  precondition text,
  effects text[] not null default '{}',
  after_setting text references private.settings (name) on delete restrict,
  primary key (from_status, to_status, actor),
  check ((actor = 'clock') = (after_setting is not null))
);
comment on table private.order_transitions is 'Who may move an order from where to where, what must hold, and what happens with it in the same transaction.';
comment on column private.order_transitions.precondition is 'A function private.may_<name>(public.orders) returning text: null when it holds, else the reason.';
comment on column private.order_transitions.effects is 'Functions private.effect_<name>(public.orders), run in this order.';
comment on column private.order_transitions.after_setting is 'For the clock: the setting that tells the minutes after which it moves.';
create index order_transitions_after_setting on private.order_transitions (after_setting);
alter table private.order_transitions enable row level security;
create policy select_verbs on private.order_transitions for select to preloved_verbs using (true);
grant select on private.order_transitions to preloved_verbs;

insert into private.order_transitions (from_status, to_status, actor, precondition, effects, after_setting) values
  ('AWAITING_PAYMENT', 'READY_TO_SHIP', 'provider', null, '{take_payment,sell_listing,book_shipping}', null),
  ('AWAITING_PAYMENT', 'EXPIRED', 'provider', null, '{free_listing}', null),
  ('AWAITING_PAYMENT', 'EXPIRED', 'clock', null, '{free_listing}', 'payment_window_minutes'),
  ('EXPIRED', 'READY_TO_SHIP', 'provider', 'revive', '{take_payment,sell_listing,book_shipping}', null),
  ('READY_TO_SHIP', 'SHIPPED', 'seller', null, '{}', null),
  ('READY_TO_SHIP', 'SHIPPED', 'provider', null, '{}', null),
  ('SHIPPED', 'DELIVERED', 'provider', null, '{}', null),
  ('SHIPPED', 'DELIVERED', 'buyer', null, '{}', null),
  ('SHIPPED', 'DELIVERED', 'staff', null, '{}', null),
  ('DELIVERED', 'COMPLETED', 'clock', null, '{sell_listing,release_escrow}', 'receipt_window_minutes'),
  ('READY_TO_SHIP', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}', null),
  ('SHIPPED', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}', null),
  ('DELIVERED', 'COMPLETED', 'buyer', null, '{sell_listing,release_escrow}', null);
