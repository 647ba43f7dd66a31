-- Whether neither party has used up return_auto_approve_count. Settlements above the item price
-- count, too.
create function private.is_small_return_left(p_order public.orders) returns boolean
language plpgsql volatile
as $$
declare
  v_since timestamptz :=
    private.now() - make_interval(days => private.setting('return_auto_approve_days')::integer);
begin
  -- Locked until commit, in the order of ids: concurrent endings of one person are counted one by
  -- one.
  perform pg_advisory_xact_lock(hashtextextended('return:' || parties.id, 0))
  from (select unnest(array[p_order.buyer_id, p_order.seller_id]) as id order by id) as parties;
  return private.setting('return_auto_approve_count') > (
    select greatest(
      count(distinct others.id) filter (where others.buyer_id = p_order.buyer_id),
      count(distinct others.id) filter (where others.seller_id = p_order.seller_id))
    from (
      select returns.order_id, null::bigint as refund_amount
      from private.returns
      where returns.small_return_at > v_since
      union all
      select settlements.order_id, settlements.refund_amount
      from private.settlements
      where settlements.accepted_at > v_since
        and settlements.offered_by in ('buyer', 'seller')
    ) as small
    join public.orders as others on others.id = small.order_id
    where (others.buyer_id = p_order.buyer_id or others.seller_id = p_order.seller_id)
      and others.id <> p_order.id
      and coalesce(small.refund_amount > others.item_price, true)
  );
end
$$;
