create function private.effect_reuse_voucher(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.reuse_voucher(p_order)
$$;
