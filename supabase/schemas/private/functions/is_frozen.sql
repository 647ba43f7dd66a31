-- Whether an undecided chargeback stops this transition.
create function private.is_frozen(
  p_order public.orders,
  p_to public.order_status
) returns boolean
language plpgsql stable
as $$
begin
  if p_order.frozen_at is null then
    return false;
  end if;
  return private.is_in_escrow(p_order) and (
    select statuses.pays_out
    from private.order_statuses as statuses
    where statuses.status = p_to
  );
end
$$;
