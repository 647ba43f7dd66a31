-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_reconciliation(p_status text, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.staff_caller('administrator');
  return jsonb_build_object(
    'drift', private.ledger_drift(),
    'last_run_at', (select api.wire_time(max(runs.finished_at)) from private.reconciliation_runs as runs),
    'adjustments', private.adjustments_made(),
    'items', (select coalesce(jsonb_agg(private.difference_record(page) order by page.created_at desc, page.id desc), '[]')
              from (select differences.* from private.reconciliation_differences as differences
                    where p_status is null or differences.status::text = p_status
                    order by differences.created_at desc, differences.id desc limit p_limit offset p_offset) as page),
    'total', (select count(*) from private.reconciliation_differences as differences
              where p_status is null or differences.status::text = p_status),
    'limit', p_limit, 'offset', p_offset);
end
$function$;
