-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.lock_account(p_user_id uuid)
 RETURNS profiles
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_profile public.profiles;
begin
  -- Listings first, as buyers do: whoever is ordering one holds it and asks for its seller's profile next.
  perform from public.listings where listings.seller_id = p_user_id and listings.status = 'active'
    and listings.deleted_at is null order by listings.id for no key update;
  select profiles.* into v_profile from public.profiles where profiles.id = p_user_id for update;
  return v_profile;
end
$function$;
