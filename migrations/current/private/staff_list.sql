-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.staff_list(p_items jsonb, p_total bigint, p_total_is_minimum boolean, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('items', coalesce(p_items, '[]'), 'total', p_total, 'total_is_minimum', p_total_is_minimum,
    'limit', p_limit, 'offset', p_offset);
end
$function$;
