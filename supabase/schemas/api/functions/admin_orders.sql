create function api.admin_orders(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page record;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'public.orders',
    array[
      'orders.state_version > 0',
      case when p_filters ? 'status' then
        format('orders.status = %L', p_filters ->> 'status')
      end,
      case when p_filters ? 'order' then
        'orders.id = private.order_id_of($1 ->> ''order'')'
      end,
      case when p_filters ? 'reference' then
        'orders.reference = upper($1 ->> ''reference'')'
      end,
      case when p_filters ? 'user_id' then
        '($1 ->> ''user_id'')::uuid in (orders.buyer_id, orders.seller_id)'
      end,
      case when p_filters ? 'buyer_id' then
        'orders.buyer_id = ($1 ->> ''buyer_id'')::uuid'
      end,
      case when p_filters ? 'seller_id' then
        'orders.seller_id = ($1 ->> ''seller_id'')::uuid'
      end,
      case when p_filters ? 'min_total' then
        'orders.total >= ($1 ->> ''min_total'')::bigint'
      end,
      case when p_filters ? 'max_total' then
        'orders.total <= ($1 ->> ''max_total'')::bigint'
      end,
      private.staff_period_condition('orders.created_at', p_filters),
      case p_filters ->> 'stuck'
        when 'true' then
          'orders.id in (select stuck.order_id from private.stuck_orders as stuck)'
        when 'false' then
          'not exists (
            select from private.stuck_orders as stuck where stuck.order_id = orders.id)'
      end
    ],
    'created_at',
    p_filters,
    p_limit,
    p_offset,
    p_equal_column => case when p_filters ? 'status' then 'status' end);
  return private.staff_list(
    private.admin_order_records(v_page.ids::uuid[]),
    v_page.total,
    v_page.total_is_minimum,
    p_limit,
    p_offset);
end
$$;
comment on function api.admin_orders(jsonb, integer, integer) is
  'Orders of all users, newest first. p_filters: {status?, order?, reference?, user_id?, '
  'buyer_id?, seller_id?, min_total?, max_total?, from?, to?, stuck?}; totals in rupiah.';
