create function api.admin_reconciliation(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.reconciliation_differences', p_query,
    p_equal_column => case when p_query ->> 'status' <> 'all' then 'status' end
  );
  return private.staff_list(v_page, (
    select jsonb_agg(private.difference_record(differences) order by page.position)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
    join private.reconciliation_differences as differences on differences.id = page.id))
    || jsonb_build_object(
      'drift', private.ledger_drift(),
      'adjustments', private.adjustment_summary(),
      'last_run_at', (
        select internal.wire_time(max(runs.finished_at))
        from private.reconciliation_runs as runs));
end
$$;
