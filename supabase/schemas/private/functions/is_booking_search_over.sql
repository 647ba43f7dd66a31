-- Whether the order has not needed its courier for booking_search_days. Until then a booking with a
-- lost answer is searched at the provider; then staff may decide.
create function private.is_booking_search_over(
  p_order public.orders,
  p_direction private.shipment_direction
) returns boolean
language plpgsql stable
as $$
declare
  v_days constant integer := private.setting('booking_search_days');
  v_waiting constant public.order_status := case p_direction
    when 'outbound' then 'READY_TO_SHIP'
    else 'RETURN_APPROVED'
  end;
begin
  return p_order.status <> v_waiting and exists (
    select
    from private.order_history as history
    where history.order_id = p_order.id
      and history.from_status = v_waiting
      and history.at <= private.now() - make_interval(days => v_days)
  );
end
$$;
