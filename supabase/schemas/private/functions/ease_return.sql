create function private.ease_return(p_order public.orders) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_party uuid;
  v_days integer := private.setting('return_auto_approve_days');
begin
  if p_order.item_price + p_order.shipping_fee > private.setting('return_auto_approve_idr') then
    return false;
  end if;
  -- Locked until commit, in one order: concurrent returns of one person are counted one by one.
  foreach v_party in array array[
    least(p_order.buyer_id, p_order.seller_id),
    greatest(p_order.buyer_id, p_order.seller_id)
  ] loop
    perform pg_advisory_xact_lock(hashtextextended('return:' || v_party, 0));
  end loop;
  update private.returns
  set eased_at = private.now()
  where order_id = p_order.id
    and private.setting('return_auto_approve_count') > (
      select greatest(
        count(*) filter (where others.buyer_id = p_order.buyer_id),
        count(*) filter (where others.seller_id = p_order.seller_id))
      from private.returns as eased
      join public.orders as others on others.id = eased.order_id
      where eased.order_id <> p_order.id
        and eased.eased_at > private.now() - make_interval(days => v_days)
        and (others.buyer_id = p_order.buyer_id or others.seller_id = p_order.seller_id)
    );
  return found;
end
$$;
comment on function private.ease_return(public.orders) is
  'Whether this return is small enough to need neither a decision nor a scan, and neither party '
  'has used that up (return_auto_approve_idr, _count, _days). Counts it when it is.';
