create function api.admin_orders(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  p_query := private.with_user_ids(p_query);
  v_page := private.staff_page(
    'public.orders', p_query,
    array[
      'orders.state_version > 0',
      -- The index of totals begins with the status.
      case when p_query ?| '{min_total,max_total}' and not p_query ? 'status' then
        format('orders.status = any (%L)', enum_range(null::public.order_status))
      end,
      case p_query ->> 'stuck'
        when 'true' then
          'orders.id in (select stuck.order_id from private.stuck_orders as stuck)'
        when 'false' then
          'not exists (
            select from private.stuck_orders as stuck where stuck.order_id = orders.id)'
      end
    ],
    jsonb_build_object(
      'order', 'orders.id = private.order_id_of(%L)',
      'reference', 'orders.id in (select private.orders_named(%L))',
      'min_total', 'orders.total >= %L',
      'max_total', 'orders.total <= %L'),
    p_equal_column => case when p_query ? 'status' then 'status' end,
    -- Two branches, each in the order of its index; `or` would read and sort all matches.
    p_from => case when p_query ? 'user_id' then
      format(
        '(select * from public.orders where orders.buyer_id = %1$L
          union all
          select * from public.orders where orders.seller_id = %1$L) as orders',
        p_query ->> 'user_id')
    end);
  return private.staff_list(v_page, (
    with stuck as (
      select stuck_orders.order_id, jsonb_agg(distinct stuck_orders.because) as because
      from private.stuck_orders
      where stuck_orders.order_id = any (v_page.ids::uuid[])
      group by stuck_orders.order_id
    )
    select jsonb_agg(
      private.order_summary(orders) || jsonb_build_object(
        'listing_title', orders.listing_title,
        'buyer_username', buyers.username,
        'seller_username', sellers.username,
        'payment_status', invoices.status,
        'stuck', coalesce(stuck.because, '[]'),
        'paid_at', internal.wire_time(orders.paid_at),
        'completed_at', internal.wire_time(orders.completed_at),
        'updated_at', internal.wire_time(orders.updated_at))
      order by page.nth)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
    join public.orders on orders.id = page.id
    join public.profiles as buyers on buyers.id = orders.buyer_id
    join public.profiles as sellers on sellers.id = orders.seller_id
    left join private.invoices on invoices.order_id = orders.purchase_id
    left join stuck on stuck.order_id = orders.id
  ));
end
$$;
