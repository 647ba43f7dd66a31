create function private.refund_at(p_order public.orders) returns bigint
language plpgsql stable
as $$
begin
  if p_order.paid_at is null or p_order.status not in ('CANCELLED', 'REFUNDED') then
    return null;
  end if;
  return least(private.refund_due(p_order), private.paid_by_buyer(p_order));
end
$$;
