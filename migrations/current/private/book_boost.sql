-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.book_boost(p_period private.boost_periods, p_by integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Added, never computed anew: two boosts of one listing may begin and end at the same instant.
  if p_period.listing_id is null then
    update public.listings set boost_score = boost_score + p_by where seller_id = p_period.seller_id;
  else
    update public.listings set boost_score = boost_score + p_by where id = p_period.listing_id;
  end if;
end
$function$;
