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
comment on function private.is_in_escrow(public.orders) is
  'Whether the order is paid and its money still in escrow; null without an order.';
