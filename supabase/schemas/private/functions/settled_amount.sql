create function private.settled_amount(p_order_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select coalesce(sum(settlements.refund_amount), 0)::bigint
    from private.settlements
    where settlements.order_id = p_order_id
      and settlements.status = 'accepted'
  );
end
$$;
