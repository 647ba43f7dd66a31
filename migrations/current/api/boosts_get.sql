-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.boosts_get(p_boost_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.id = p_boost_id and purchases.seller_id = v_me and purchases.status <> 'CREATING';
  if v_purchase.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such boost of yours.');
  end if;
  return private.boost_record(v_purchase);
end
$function$;
