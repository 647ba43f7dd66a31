create function api.admin_reports(p_status text, p_user_id uuid, p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('ops_admin');
  select coalesce(jsonb_agg(private.report_record(page.shown) order by (page.shown).opened_at desc, (page.shown).id desc), '[]')
  into v_items
  from (select reports as shown from private.reports
        where (p_status = 'all' or (reports.closed_at is null) = (p_status = 'open'))
          and (p_user_id is null or reports.user_id = p_user_id)
        order by reports.opened_at desc, reports.id desc limit p_limit offset p_offset) as page;
  select count(*) into v_total from private.reports
  where (p_status = 'all' or (reports.closed_at is null) = (p_status = 'open'))
    and (p_user_id is null or reports.user_id = p_user_id);
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.admin_reports(text, uuid, integer, bigint) is 'Reports, newest first; p_status is open, closed or all, p_user_id whom they are about.';
alter function api.admin_reports(text, uuid, integer, bigint) owner to preloved_verbs;
grant execute on function api.admin_reports(text, uuid, integer, bigint) to authenticated;

create function api.admin_reports_close(p_report_id uuid, p_outcome text, p_note text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_report private.reports;
begin
  select reports.* into v_report from private.reports where reports.id = p_report_id for update;
  if v_report.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such report.');
  elsif v_staff.id in (v_report.reporter_id, v_report.user_id) then
    perform private.refuse('FORBIDDEN', 'This report is yours, or about you: a colleague has to decide.');
  elsif v_report.closed_at is not null then
    perform private.refuse('CONFLICT', pg_catalog.format('The report is closed already: %s.', v_report.outcome));
  end if;
  update private.reports set outcome = p_outcome, note = p_note, closed_by = v_staff.id, closed_at = private.now()
  where id = v_report.id returning * into v_report;
  perform private.audit(v_staff, p_act || jsonb_build_object('reason', coalesce(p_act ->> 'reason', left(p_note, 500))),
    'admin_reports_close', 'report', v_report.id::text, jsonb_build_object('status', 'open'),
    jsonb_build_object('status', 'closed', 'outcome', p_outcome));
  return private.report_record(v_report);
end
$$;
comment on function api.admin_reports_close(uuid, text, text, jsonb) is 'Staff are done with a report: something was done about it, or nothing had to be.';
alter function api.admin_reports_close(uuid, text, text, jsonb) owner to preloved_verbs;
grant execute on function api.admin_reports_close(uuid, text, text, jsonb) to authenticated;
