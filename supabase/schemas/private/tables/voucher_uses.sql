create table private.voucher_uses (
  order_id uuid primary key references public.orders (id) on delete cascade,
  voucher_id uuid not null references private.vouchers (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  taken_at timestamptz not null default private.now(),
  returned_at timestamptz
);
comment on table private.voucher_uses is 'Which order took which voucher; the discount itself stands in the order.';
comment on column private.voucher_uses.returned_at is 'Since when the voucher is free again: the order came to nothing.';

create index voucher_uses_voucher_id on private.voucher_uses (voucher_id, user_id);
create index voucher_uses_user_id on private.voucher_uses (user_id);

alter table private.voucher_uses enable row level security;
create policy all_api on private.voucher_uses for all to preloved_api using (true) with check (true);
grant select, insert, update on private.voucher_uses to preloved_api;
