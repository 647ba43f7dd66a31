-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.ai_categorize_finish(p_id uuid, p_seen jsonb, p_usage jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.caller();
  return private.categorization_record(private.end_look(p_id, p_seen, null, p_usage));
end
$function$;
