-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_withdraw_listing(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.listings set status = 'removed', updated_at = private.now()
  where id = p_order.listing_id and status in ('reserved', 'sold');
end
$function$;
