create function private.may_still_return(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from private.returns where returns.order_id = p_order.id) then
    return 'A return of it has been requested before; a dispute is still open to you.';
  elsif p_order.delivered_at < private.now() - make_interval(mins => private.setting('return_window_minutes')::integer) then
    return 'The time in which a return could be requested is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_return(public.orders) is 'A return is requested once per order, and soon after delivery.';
