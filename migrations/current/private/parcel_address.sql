-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.parcel_address(p_order_id uuid, p_party text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select to_jsonb(addresses) - 'order_id' - 'party' from private.order_addresses as addresses
          where addresses.order_id = p_order_id and addresses.party = p_party::public.order_actor);
end
$function$;
