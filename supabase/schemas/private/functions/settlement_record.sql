-- The settlement that ended the order, otherwise the offer that can be accepted now.
create function private.settlement_record(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select private.settlement_view(settlements)
    from private.settlements
    where settlements.order_id = p_order.id
      and (
        settlements.status = 'accepted'
        or settlements.status = 'open' and settlements.order_version = p_order.state_version
      )
    order by settlements.status
    limit 1
  );
end
$$;
