-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.case_record(p_case private.staff_cases, p_reference text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', p_case.id, 'kind', p_case.kind, 'key', p_case.key, 'order_id', p_case.order_id,
    'order_reference', p_reference, 'details', p_case.details,
    'status', case when p_case.closed_at is null then 'open' else 'closed' end,
    'opened_at', api.wire_time(p_case.opened_at), 'closed_at', api.wire_time(p_case.closed_at));
end
$function$;
