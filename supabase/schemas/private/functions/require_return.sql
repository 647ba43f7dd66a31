create function private.require_return(p_order public.orders) returns void
language plpgsql stable
as $$
begin
  if p_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error(
      'CONFLICT', 'return_not_approved',
      format(
        'The order is %s; a return label needs an order that is RETURN_APPROVED.',
        p_order.status),
      p_facts => jsonb_build_object('status', p_order.status));
  elsif exists (
    select
    from private.returns
    where returns.order_id = p_order.id
      and returns.tracking_number is not null)
  then
    perform private.raise_error(
      'CONFLICT', 'shipped_by_own_courier',
      format('The order is %s, and you send it by a courier of your own.', p_order.status));
  end if;
end
$$;
