-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.boosts_end(p_boost_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_period private.boost_periods;
begin
  select periods.* into v_period from private.boost_periods as periods where periods.id = p_boost_id;
  perform from public.profiles where v_period.listing_id is null and profiles.id = v_period.seller_id for no key update;
  update private.boost_periods set ended_at = private.now()
  where id = p_boost_id and ended_at is null and ends_at <= private.now();
  if not found then
    return false;
  end if;
  perform private.book_boost(v_period, -v_period.score);
  return true;
end
$function$;
