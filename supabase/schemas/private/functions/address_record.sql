create function private.address_record(p_address public.addresses) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_address.id,
  'label', p_address.label,
  'recipient_name', p_address.recipient_name,
  'phone', p_address.phone,
  'street', p_address.street,
  'district', p_address.district,
  'city', p_address.city,
  'province', p_address.province,
  'postal_code', p_address.postal_code,
  'latitude', p_address.latitude,
  'longitude', p_address.longitude,
  'is_primary', p_address.is_primary,
  'created_at', internal.wire_time(p_address.created_at));
