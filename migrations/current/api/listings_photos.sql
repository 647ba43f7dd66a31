-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.listings_photos(p_extension text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles := private.active_caller();
begin
  return v_caller.id || '/' || gen_random_uuid() || '.' || p_extension;
end
$function$;
