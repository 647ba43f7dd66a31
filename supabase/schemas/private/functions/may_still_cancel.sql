create function private.may_still_cancel(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.paid_at < private.now() - make_interval(mins => private.setting('cancel_window_minutes')::integer) then
    return 'The time in which you could cancel a paid order is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_cancel(public.orders) is 'The buyer may take a payment back for a while; after that the seller may be packing.';
