create function private.is_mutable(p_kind text, p_category text) returns boolean
language sql immutable
return p_category in ('live', 'review', 'message') or p_kind = any (array[
  'order.awaiting_payment',
  'order.expired',
  'order.completed',
  'order.shipped',
  'order.out_for_delivery',
  'offer.declined',
  'offer.withdrawn',
  'offer.expired',
  'offer.ended']);
comment on function private.is_mutable(text, text) is
  'Whether a muted category silences this kind. What costs money or starts a clock is never muted, '
  'whatever its category.';
