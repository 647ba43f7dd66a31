-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_reports(p_status text, p_user_id uuid, p_limit integer, p_offset bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
