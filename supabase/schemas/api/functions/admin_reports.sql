create function api.admin_reports(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_page record;
begin
  v_page := private.staff_page(
    'private.reports',
    array[
      -- Who reported staff, and with which words, is kept from them.
      'reports.user_id <> ($1 ->> ''staff_id'')::uuid',
      case p_filters ->> 'status'
        when 'open' then 'reports.closed_at is null'
        when 'closed' then 'reports.closed_at is not null'
      end,
      case when p_filters ? 'user_id' then 'reports.user_id = ($1 ->> ''user_id'')::uuid' end,
      private.staff_period_condition('reports.opened_at', p_filters)],
    'opened_at',
    p_filters || jsonb_build_object('staff_id', v_staff.id),
    p_limit,
    p_offset);
  return private.staff_list(
    private.report_records(v_page.ids::uuid[]),
    v_page.total,
    v_page.total_is_minimum,
    p_limit,
    p_offset);
end
$$;
comment on function api.admin_reports(jsonb, integer, integer) is
  'Reports, newest first, none about the staff member. p_filters {status: open | closed | all, '
  'user_id?, from?, to?}; user_id is the reported user.';
