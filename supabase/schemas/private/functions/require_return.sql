create function private.require_return(p_order public.orders) returns void
language plpgsql stable
as $$
begin
  if p_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error(
      'return_not_approved', jsonb_build_object('status', p_order.status));
  elsif exists (
    select
    from private.returns
    where returns.order_id = p_order.id
      and returns.tracking_number is not null)
  then
    perform private.raise_error('shipped_by_own_courier');
  end if;
end
$$;
