create table private.refunds (
  id uuid primary key default gen_random_uuid(),
  -- The transfer that put the amount into refund_in_transit.
  transfer_key text not null unique check (char_length(transfer_key) <= 255),
  -- The reference of the order or the boost.
  reference text not null check (char_length(reference) <= 255),
  order_id uuid references public.orders (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  provider text not null check (char_length(provider) <= 100),
  -- The provider's id of the payment: the invoice, or its equivalent.
  checkout_id text not null check (char_length(checkout_id) <= 255),
  amount bigint not null check (amount > 0),
  status private.refund_status not null default 'HELD',
  -- Requests that may have reached the provider. Only the result of the last one counts.
  attempts integer not null default 0,
  -- The number of the last attempt whose answer was recorded.
  answered integer not null default 0,
  -- When the newest attempt without an answer began: its request may still be under way.
  lost_at timestamptz,
  provider_refund_id text,
  -- The reason of a failure, or of an unclear answer at the last reading: the provider's code, or
  -- ours.
  failure_code text check (char_length(failure_code) <= 255),
  created_at timestamptz not null default private.now(),
  -- Of a HELD refund its last attempt, of a PENDING one the last news.
  updated_at timestamptz not null default private.now()
);
comment on table private.refunds is
  'Refunds through the payment provider, used while the setting escrow_only is on. Their id is '
  'the provider''s only key for them.';

create index refunds_checkout on private.refunds (checkout_id);
create index refunds_reference on private.refunds (reference);
create index refunds_order_id on private.refunds (order_id) where order_id is not null;
create index refunds_user_id on private.refunds (user_id);
create index refunds_open on private.refunds (provider) where status in ('HELD', 'PENDING');

grant select, insert, update on private.refunds to preloved_api;
