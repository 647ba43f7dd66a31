-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.boosts_create_unpaid(p_boost_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select purchases.provider_id from private.boost_purchases as purchases
          where purchases.id = p_boost_id and purchases.status = 'AWAITING_PAYMENT');
end
$function$;
