-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.resume_boost(p_purchase private.boost_purchases, p_package text, p_request_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_purchase.package = p_package and p_purchase.status = 'AWAITING_PAYMENT' and p_purchase.request_key = p_request_key then
    return private.boost_request(p_purchase, true);
  elsif p_purchase.package <> p_package or p_purchase.status <> 'CREATING' then
    perform private.refuse('CONFLICT', format('%s for this listing still waits for its payment.', p_purchase.reference));
  end if;
  perform private.lease_boost(p_purchase.id);
  return private.boost_request(p_purchase, true);
end
$function$;
