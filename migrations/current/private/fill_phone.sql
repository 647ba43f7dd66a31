-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.fill_phone(p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.profiles set phone = addresses.phone, updated_at = private.now()
  from public.addresses
  where profiles.id = p_user_id and profiles.phone is null
    and addresses.user_id = p_user_id and addresses.is_primary;
end
$function$;
