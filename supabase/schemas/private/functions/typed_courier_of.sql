create function private.typed_courier_of(
  p_order public.orders,
  p_tracking_number text
) returns text
language plpgsql stable
as $$
begin
  return coalesce(
    (
      select returns.courier_code
      from private.returns
      where returns.order_id = p_order.id
        and returns.tracking_number = p_tracking_number
    ),
    p_order.own_courier_code,
    p_order.courier_code);
end
$$;
