create function api.admin_disputes(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_now timestamptz := private.now();
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.disputes', p_query,
    p_filters => jsonb_build_object(
      'user_id',
      'disputes.order_id in (
         select parties.order_id
         from private.order_parties as parties
         where parties.user_id = %L)',
      'older_than_hours',
      'disputes.opened_at <= (select private.now() - make_interval(hours => %L))'),
    p_open => 'disputes.resolved_at is null',
    p_sort => 'opened_at');
  return private.staff_list(v_page, (
    select jsonb_agg(
      private.dispute_view(disputes) || jsonb_build_object(
        'age_hours', floor(
          extract(epoch from coalesce(disputes.resolved_at, v_now) - disputes.opened_at) / 3600
        )::integer,
        'order_reference', orders.reference,
        'order_status', orders.status,
        'claimed_by_username', (
          select profiles.username from public.profiles where profiles.id = disputes.claimed_by),
        'claimed_at', internal.wire_time(disputes.claimed_at),
        'buyer_id', orders.buyer_id,
        'seller_id', orders.seller_id,
        'item_price', orders.item_price,
        'total', orders.total,
        'return', case
          when returns.order_id is not null then private.return_view(returns)
        end,
        'settlements', to_jsonb(array(
          select private.settlement_view(settlements) || jsonb_build_object(
            'status', case
              when settlements.status = 'open' and settlements.order_version <> orders.state_version
              then 'lapsed'
              else settlements.status
            end)
          from private.settlements
          where settlements.order_id = orders.id
          order by settlements.created_at, settlements.id)))
      order by page.nth)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
    join private.disputes on disputes.id = page.id
    join public.orders on orders.id = disputes.order_id
    left join private.returns on returns.order_id = orders.id));
end
$$;
