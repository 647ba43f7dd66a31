create function api.admin_chargebacks(
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
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.chargebacks',
    array[
      case p_filters ->> 'status'
        when 'open' then 'chargebacks.status in (''announced'', ''open'')'
        when 'closed' then 'chargebacks.status not in (''announced'', ''open'')'
      end,
      case when p_filters ? 'order' then
        'chargebacks.order_id = private.order_id_of($1 ->> ''order'')'
      end
    ],
    'created_at',
    p_filters,
    p_limit,
    p_offset);
  select jsonb_agg(private.chargeback_record(chargebacks) order by page.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
  join private.chargebacks on chargebacks.id = page.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_chargebacks(jsonb, integer, integer) is
  'Chargebacks, newest first. p_filters: {status?: open | closed | all, order?}.';
