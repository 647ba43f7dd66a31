create function api.admin_reports_close(
  p_report_id uuid,
  p_outcome text,
  p_audit jsonb,
  p_note text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_report private.reports;
  v_has_left boolean;
begin
  -- The profiles before the report, the order in which DELETE /auth/me locks them.
  select
    private.is_account_deleted(reports.reporter_id) or private.is_account_deleted(reports.user_id)
  into v_has_left
  from private.reports
  where reports.id = p_report_id;
  v_report := private.lock_row(null::private.reports, p_report_id, 'report_not_found');
  perform private.forbid_self_decision(v_staff, v_report.reporter_id, v_report.user_id);
  if v_report.closed_at is not null then
    perform private.raise_error('report_closed', jsonb_build_object('outcome', v_report.outcome));
  end if;

  update private.reports
  set outcome = p_outcome,
      -- Texts erased with an account are not written after it.
      note = case when not v_has_left then p_note end,
      closed_by = v_staff.id,
      closed_at = private.now()
  where id = v_report.id
  returning * into v_report;
  perform private.audit(v_staff, p_audit, 'report', v_report.id::text,
    jsonb_build_object('status', 'open'),
    jsonb_build_object('status', 'closed', 'outcome', p_outcome, 'note', p_note),
    p_note);
  return private.report_records(array[v_report.id]) -> 0;
end
$$;
