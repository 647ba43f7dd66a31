-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.lease_boost(p_boost_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.boost_purchases set leased_until = clock_timestamp() + interval '30 seconds'
  where id = p_boost_id and status = 'CREATING' and leased_until < clock_timestamp();
  if not found then
    perform private.refuse('CONFLICT', 'Another request is making this boost; try again in a moment.', 30);
  end if;
end
$function$;
