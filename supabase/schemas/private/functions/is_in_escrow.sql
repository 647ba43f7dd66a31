create function private.is_in_escrow(p_order public.orders) returns boolean
language sql immutable
return p_order.status not in (
  'AWAITING_PAYMENT', 'COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED');
comment on function private.is_in_escrow(public.orders) is
  'Whether the order is paid and its money still in escrow.';
