create function private.is_frozen(
  p_order public.orders,
  p_to public.order_status
) returns boolean
language sql immutable
return p_order.frozen_at is not null
  and private.is_in_escrow(p_order)
  and private.is_stopped_by_freeze(p_to);
comment on function private.is_frozen(public.orders, public.order_status) is
  'Whether a chargeback that waits for a decision stops this transition.';
