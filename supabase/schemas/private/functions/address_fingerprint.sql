-- A hash of the content of an address. A change of it outdates the shipping quotes.
create function private.address_fingerprint(p_address public.addresses) returns text
language sql stable
return encode(
  sha256(convert_to(
    jsonb_build_array(
      p_address.recipient_name,
      p_address.phone,
      p_address.street,
      p_address.district,
      p_address.city,
      p_address.province,
      p_address.postal_code,
      p_address.latitude,
      p_address.longitude)::text,
    'UTF8')),
  'hex');
