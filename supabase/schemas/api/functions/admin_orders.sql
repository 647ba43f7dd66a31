create function api.admin_orders(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page('public.orders', array[
    'orders.state_version > 0',
    case when p_filters ? 'status' then pg_catalog.format('orders.status = %L', p_filters ->> 'status') end,
    case when p_filters ? 'order' then 'orders.id = private.order_id_of($1 ->> ''order'')' end,
    case when p_filters ? 'reference' then 'orders.reference = upper($1 ->> ''reference'')' end,
    case when p_filters ? 'user_id' then '($1 ->> ''user_id'')::uuid in (orders.buyer_id, orders.seller_id)' end,
    case when p_filters ? 'buyer_id' then 'orders.buyer_id = ($1 ->> ''buyer_id'')::uuid' end,
    case when p_filters ? 'seller_id' then 'orders.seller_id = ($1 ->> ''seller_id'')::uuid' end,
    case when p_filters ? 'min_total' then 'orders.total >= ($1 ->> ''min_total'')::bigint' end,
    case when p_filters ? 'max_total' then 'orders.total <= ($1 ->> ''max_total'')::bigint' end,
    private.staff_period_condition('orders.created_at', p_filters),
    case p_filters ->> 'stuck' when 'true' then 'orders.id in (select stuck.order_id from private.stuck_orders as stuck)'
      when 'false' then 'not exists (select from private.stuck_orders as stuck where stuck.order_id = orders.id)' end],
    'created_at', p_filters, p_limit, p_offset);

  with stuck as (
    select stuck_orders.order_id, jsonb_agg(distinct stuck_orders.because) as because from private.stuck_orders
    where stuck_orders.order_id = any (v_page.ids::uuid[]) group by stuck_orders.order_id
  )
  select jsonb_agg(jsonb_build_object(
      'id', orders.id, 'reference', orders.reference, 'status', orders.status, 'listing_id', orders.listing_id,
      'listing_title', orders.listing_title, 'buyer_id', orders.buyer_id, 'buyer_username', buyers.username,
      'seller_id', orders.seller_id, 'seller_username', sellers.username, 'item_price', orders.item_price,
      'shipping_fee', orders.shipping_fee, 'buyer_protection_fee', orders.buyer_protection_fee,
      'voucher_discount', orders.voucher_discount, 'total', orders.total, 'refunded_amount', orders.refunded_amount,
      'payment_status', invoices.status, 'courier_code', orders.courier_code, 'tracking_number', orders.tracking_number,
      'stuck', coalesce(stuck.because, '[]'), 'paid_at', internal.wire_time(orders.paid_at),
      'completed_at', internal.wire_time(orders.completed_at), 'created_at', internal.wire_time(orders.created_at),
      'updated_at', internal.wire_time(orders.updated_at)) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join public.orders on orders.id = found.id
  join public.profiles as buyers on buyers.id = orders.buyer_id
  join public.profiles as sellers on sellers.id = orders.seller_id
  left join private.invoices on invoices.order_id = orders.id
  left join stuck on stuck.order_id = orders.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_orders(jsonb, integer, integer) is
  'Orders of everyone, newest first. p_filters {status?, order?, reference?, user_id?, buyer_id?, seller_id?, min_total?, max_total?, from?, to?, stuck?}.';
