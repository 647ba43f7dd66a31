-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.ai_categorize_fail(p_id uuid, p_trouble text, p_usage jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.caller();
  perform private.end_look(p_id, null, p_trouble, p_usage);
end
$function$;
