create table private.voucher_uses (
  order_id uuid primary key references public.orders (id) on delete cascade,
  voucher_id uuid not null references private.vouchers (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  taken_at timestamptz not null default private.now(),
  -- When the use was returned, because the order ended without a sale.
  returned_at timestamptz
);
comment on table private.voucher_uses is
  'The voucher uses of orders. The discount is a column of the order.';

create index voucher_uses_voucher_id on private.voucher_uses (voucher_id, user_id);
create index voucher_uses_user_id on private.voucher_uses (user_id);

grant select, insert, update on private.voucher_uses to preloved_api;
