-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.notifications_read_all()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_count bigint;
begin
  update public.notifications set read_at = private.now() where user_id = v_me and read_at is null;
  get diagnostics v_count = row_count;
  return jsonb_build_object('updated', v_count, 'unread_count', 0);
end
$function$;
