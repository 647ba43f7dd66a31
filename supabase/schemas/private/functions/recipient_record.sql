create function private.recipient_record(
  p_recipient private.order_addresses,
  p_is_brief boolean
) returns jsonb
language plpgsql immutable
as $$
begin
  if p_is_brief then
    return jsonb_build_object(
      'recipient_name', p_recipient.recipient_name,
      'city', p_recipient.city);
  end if;
  return jsonb_build_object(
    'recipient_name', p_recipient.recipient_name,
    'phone', p_recipient.phone,
    'street', p_recipient.street,
    'district', p_recipient.district,
    'city', p_recipient.city,
    'province', p_recipient.province,
    'postal_code', p_recipient.postal_code);
end
$$;
