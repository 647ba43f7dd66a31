create function private.is_in_escrow(p_order public.orders) returns boolean
language plpgsql stable
as $$
begin
  return (
    select statuses.in_escrow
    from private.order_statuses as statuses
    where statuses.status = p_order.status
  );
end
$$;
