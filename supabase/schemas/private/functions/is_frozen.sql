create function private.is_frozen(
  p_order public.orders,
  p_to public.order_status
) returns boolean
language sql immutable
return p_order.frozen_at is not null
  and private.is_in_escrow(p_order)
  and p_to in ('COMPLETED', 'CANCELLED', 'REFUNDED', 'RETURN_RECEIVED');
comment on function private.is_frozen(public.orders, public.order_status) is
  'Whether a chargeback that waits for a decision stops this transition: each one that pays the '
  'seller or the buyer. RETURN_RECEIVED is refunded in the same transaction.';
