-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.address_fingerprint(p_address addresses)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return encode(sha256(convert_to(jsonb_build_array(
    p_address.recipient_name, p_address.phone, p_address.street, p_address.district, p_address.city,
    p_address.province, p_address.postal_code, p_address.latitude, p_address.longitude)::text, 'UTF8')), 'hex');
end
$function$;
