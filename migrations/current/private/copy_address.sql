-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.copy_address(p_order_id uuid, p_party order_actor, p_address addresses)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.order_addresses (order_id, party, recipient_name, phone, street, district, city, province, postal_code, latitude, longitude)
  values (p_order_id, p_party, p_address.recipient_name, p_address.phone, p_address.street, p_address.district,
    p_address.city, p_address.province, p_address.postal_code, p_address.latitude, p_address.longitude);
end
$function$;
