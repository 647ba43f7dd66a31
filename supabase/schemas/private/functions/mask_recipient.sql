create function private.mask_recipient(p_recipient private.order_addresses) returns jsonb
language sql stable
return jsonb_build_object(
  'recipient_name', private.mask_name(p_recipient.recipient_name),
  'city', p_recipient.city);
