create function private.is_stopped_by_freeze(p_to public.order_status) returns boolean
language sql immutable
return p_to in ('COMPLETED', 'CANCELLED', 'REFUNDED', 'RETURN_RECEIVED');
comment on function private.is_stopped_by_freeze(public.order_status) is
  'Whether a frozen order cannot become this: each status that pays the seller or the buyer. '
  'RETURN_RECEIVED is refunded in the same transaction.';
