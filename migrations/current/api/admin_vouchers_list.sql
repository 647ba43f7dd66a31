-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_vouchers_list(p_filters jsonb, p_limit integer, p_offset integer)
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
    select vouchers.* from private.vouchers
    where (p_filters ->> 'code' is null or vouchers.code = upper(p_filters ->> 'code'))
      and (p_filters ->> 'active' is null or vouchers.active = (p_filters ->> 'active')::boolean)
  )
  select coalesce((select jsonb_agg(private.voucher_record(page) order by page.created_at desc, page.id desc)
      from (select vouchers.* from private.vouchers join matching using (id)
            order by vouchers.created_at desc, vouchers.id desc limit p_limit offset p_offset) as page), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$function$;
