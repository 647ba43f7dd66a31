-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.push_devices(p_user_id uuid)
 RETURNS SETOF private.push_subscriptions
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select devices.* from private.push_subscriptions as devices
    where devices.user_id = p_user_id and devices.deleted_at is null order by devices.created_at, devices.id;
end
$function$;
