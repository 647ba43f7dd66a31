-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_reconciliation(p_filters jsonb, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page('private.reconciliation_differences', array[
    case when p_filters ->> 'status' <> 'all' then pg_catalog.format('reconciliation_differences.status = %L', p_filters ->> 'status') end,
    private.staff_span('reconciliation_differences.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  select jsonb_agg(private.difference_record(differences) order by found.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.reconciliation_differences as differences on differences.id = found.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset) || jsonb_build_object(
    'drift', private.ledger_drift(), 'adjustments', private.adjustments_made(),
    'last_run_at', (select api.wire_time(max(runs.finished_at)) from private.reconciliation_runs as runs));
end
$function$;
