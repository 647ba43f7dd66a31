create function private.require_live_label(p_order public.orders) returns void
language plpgsql stable
as $$
begin
  if exists (
    select
    from private.shipments
    where shipments.order_id = p_order.id
      and shipments.direction = 'return'
      and shipments.cancelled_at is not null)
  then
    perform private.raise_error('courier_cancelled');
  end if;
end
$$;
