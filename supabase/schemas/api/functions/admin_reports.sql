create function api.admin_reports(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_page private.staff_page;
begin
  v_page := private.staff_page(
    'private.reports', p_query,
    -- Staff do not see who reported them, nor the words.
    array[format('reports.user_id <> %L', v_staff.id)],
    p_open => 'reports.closed_at is null',
    p_sort => 'opened_at');
  return private.staff_list(v_page, private.report_records(v_page.ids::uuid[]));
end
$$;
