-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_suspense(p_status text, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('administrator');
  with matching as (
    select parked.id, parked.created_at from private.parked_money as parked
    where p_status is null or (p_status = 'open') = (parked.resolution is null)
  )
  select coalesce((select jsonb_agg(private.parked_record(page.id) order by page.created_at desc, page.id desc)
      from (select * from matching order by matching.created_at desc, matching.id desc limit p_limit offset p_offset) as page), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$function$;
