create function api.admin_orders(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'public.orders', p_filters - 'reference', p_limit, p_offset,
    array[
      'orders.state_version > 0',
      case when p_filters ? 'order' then
        format('orders.id = private.order_id_of(%L)', p_filters ->> 'order')
      end,
      case when p_filters ? 'reference' then
        format('orders.reference = upper(%L)', p_filters ->> 'reference')
      end,
      case when p_filters ? 'user_id' then
        format('%L in (orders.buyer_id, orders.seller_id)', p_filters ->> 'user_id')
      end,
      case when p_filters ? 'min_total' then
        format('orders.total >= %L', p_filters ->> 'min_total')
      end,
      case when p_filters ? 'max_total' then
        format('orders.total <= %L', p_filters ->> 'max_total')
      end,
      case p_filters ->> 'stuck'
        when 'true' then
          'orders.id in (select stuck.order_id from private.stuck_orders as stuck)'
        when 'false' then
          'not exists (
            select from private.stuck_orders as stuck where stuck.order_id = orders.id)'
      end
    ],
    p_equal_column => case when p_filters ? 'status' then 'status' end);
  return private.staff_list(v_page, private.admin_order_records(v_page.ids::uuid[]));
end
$$;
comment on function api.admin_orders(jsonb, integer, integer) is
  'Orders of all users, newest first. p_filters: {status?, order?, reference?, user_id?, '
  'buyer_id?, seller_id?, min_total?, max_total?, from?, to?, stuck?}; totals in rupiah.';
