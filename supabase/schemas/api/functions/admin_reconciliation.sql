create function api.admin_reconciliation(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
  v_items jsonb;
  v_last_run_at timestamptz;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.reconciliation_differences', p_filters, p_limit, p_offset,
    p_equal_column => case when p_filters ->> 'status' <> 'all' then 'status' end
  );
  select jsonb_agg(private.difference_record(differences) order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join private.reconciliation_differences as differences on differences.id = page.id;
  select max(runs.finished_at) into v_last_run_at from private.reconciliation_runs as runs;
  return private.staff_list(v_page, v_items)
    || jsonb_build_object(
      'drift', private.ledger_drift(),
      'adjustments', private.adjustment_summary(),
      'last_run_at', internal.wire_time(v_last_run_at)
    );
end
$$;
