-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.has_left(p_user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_left boolean;
begin
  -- Held, so that nobody leaves between this look and the money that follows.
  select profiles.deleted_at is not null into v_left from public.profiles where profiles.id = p_user_id for key share;
  return v_left;
end
$function$;
