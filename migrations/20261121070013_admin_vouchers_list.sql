create function api.admin_vouchers_list(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function api.admin_vouchers_list(jsonb, integer, integer) is 'Vouchers, newest first. p_filters {code?, active?}.';
alter function api.admin_vouchers_list(jsonb, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_vouchers_list(jsonb, integer, integer) to authenticated;
