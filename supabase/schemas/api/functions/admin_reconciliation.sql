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
      'adjustments', jsonb_build_object(
        'balance', coalesce((
          select accounts.balance
          from private.ledger_accounts as accounts
          where accounts.kind = 'adjustments'
            and accounts.holder_id = '00000000-0000-0000-0000-000000000000'), 0),
        'latest', to_jsonb(array(
          select jsonb_build_object(
            'user_id', audit_log.target_id,
            'amount', audit_log.after -> 'amount',
            'actor_id', audit_log.actor_id,
            'reason', audit_log.reason,
            'request_id', audit_log.request_id,
            'at', internal.wire_time(audit_log.at))
          from private.audit_log
          where audit_log.action = 'admin_adjustments'
            -- Not the proposal.
            and audit_log.target_type = 'account'
          order by audit_log.id desc
          limit 20))),
      'last_run_at', (
        select internal.wire_time(max(runs.finished_at))
        from private.reconciliation_runs as runs));
end
$$;
