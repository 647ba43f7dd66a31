create function api.admin_reports(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_page private.staff_page;
begin
  p_filters := private.with_user_ids(p_filters);
  v_page := private.staff_page(
    'private.reports', p_filters, p_limit, p_offset,
    -- Staff do not see who reported them, nor the words.
    array[format('reports.user_id <> %L', v_staff.id)],
    p_open => 'reports.closed_at is null',
    p_sort => 'opened_at');
  return private.staff_list(v_page, private.report_records(v_page.ids::uuid[]));
end
$$;
