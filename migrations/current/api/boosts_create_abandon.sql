-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.boosts_create_abandon(p_boost_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.boost_purchases where id = p_boost_id and status = 'CREATING';
  if not found then
    return false;
  end if;
  update private.jobs set finished_at = private.now() where kind = 'boosts_create_settle' and key = p_boost_id::text;
  return true;
end
$function$;
