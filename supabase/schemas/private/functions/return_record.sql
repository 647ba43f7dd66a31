create function private.return_record(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select private.return_view(returns)
    from private.returns
    where returns.order_id = p_order.id
  );
end
$$;
