create function private.mask_recipient(p_recipient private.order_addresses) returns jsonb
language sql stable
return jsonb_build_object(
  'recipient_name', private.mask_name(p_recipient.recipient_name),
  'city', p_recipient.city);
comment on function private.mask_recipient(private.order_addresses) is
  'An address of an order as staff read it before they open it: an initial and the city.';
