create function api.admin_vouchers_list(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.vouchers',
    array[
      case when p_filters ? 'code' then 'vouchers.code = upper($1 ->> ''code'')' end,
      case p_filters ->> 'active'
        when 'true' then 'vouchers.active'
        when 'false' then 'not vouchers.active'
      end
    ],
    'created_at',
    p_filters,
    p_limit,
    p_offset);
  select jsonb_agg(private.voucher_record(vouchers) order by page.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
  join private.vouchers on vouchers.id = page.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_vouchers_list(jsonb, integer, integer) is
  'Vouchers, newest first. p_filters: {code?, active?}.';
