-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.boosts_create_pending(p_boost_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.id = p_boost_id and purchases.status = 'CREATING';
  if v_purchase.id is null then
    return null;
  end if;
  perform private.lease_boost(p_boost_id);
  return private.boost_request(v_purchase, true);
end
$function$;
