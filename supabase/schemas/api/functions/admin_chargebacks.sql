create function api.admin_chargebacks(
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
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.chargebacks', p_filters, p_limit, p_offset,
    p_open => 'chargebacks.status in (''announced'', ''open'')');
  select jsonb_agg(private.chargeback_record(chargebacks) order by page.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
  join private.chargebacks on chargebacks.id = page.id;
  return private.staff_list(v_page, v_items);
end
$$;
