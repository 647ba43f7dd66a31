-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.find_person(p_user_id uuid, p_still_here boolean DEFAULT false)
 RETURNS profiles
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_person public.profiles;
begin
  select profiles.* into v_person from public.profiles where profiles.id = p_user_id;
  if v_person.id is null or (p_still_here and v_person.deleted_at is not null) then
    perform private.refuse('NOT_FOUND', 'There is no such person.');
  end if;
  return v_person;
end
$function$;
