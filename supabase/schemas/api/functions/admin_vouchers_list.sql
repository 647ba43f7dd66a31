create function api.admin_vouchers_list(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.vouchers', p_query,
    p_filters => '{"code": "vouchers.code = upper(%L)"}');
  return private.staff_list(v_page, (
    select jsonb_agg(private.voucher_record(vouchers) order by page.nth)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
    join private.vouchers on vouchers.id = page.id));
end
$$;
