-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.notify(p_user_id uuid, p_event_id text, p_kind text, p_category text, p_data jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.notify_all(array[p_user_id], p_event_id, p_kind, p_category, p_data);
end
$function$;
