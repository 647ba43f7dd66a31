create function private.may_reuse_voucher(p_order public.orders) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  -- Its window is not asked again: the discount was promised while it ran.
  select not exists (
    select from private.voucher_uses as uses
    join private.vouchers on vouchers.id = uses.voucher_id
    where uses.order_id = p_order.id and uses.returned_at is not null
      and (not vouchers.active or vouchers.used >= vouchers.total_limit
        or private.voucher_uses_of(vouchers.id, uses.user_id) >= vouchers.per_user_limit))
$$;
comment on function private.may_reuse_voucher(public.orders) is
  'Whether an order that ended could have its voucher again; true for one that never had any, or still has it.';
