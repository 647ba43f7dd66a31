-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.categorization_record(p_look private.categorizations)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return p_look.answer || jsonb_build_object('source', case when p_look.from_cache then 'cache' else 'model' end)
    || case when (p_look.answer ->> 'is_fashion_item')::boolean then jsonb_build_object('model', p_look.model) else '{}' end;
end
$function$;
