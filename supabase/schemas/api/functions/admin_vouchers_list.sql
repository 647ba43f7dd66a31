create function api.admin_vouchers_list(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
  v_items jsonb;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.vouchers', p_filters - 'code', p_limit, p_offset,
    array[
      case when p_filters ? 'code' then
        format('vouchers.code = upper(%L)', p_filters ->> 'code')
      end
    ]);
  select jsonb_agg(private.voucher_record(vouchers) order by page.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
  join private.vouchers on vouchers.id = page.id;
  return private.staff_list(v_page, v_items);
end
$$;
