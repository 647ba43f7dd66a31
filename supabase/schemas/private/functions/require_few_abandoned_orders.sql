-- Rejects another order of a listing or of this seller once the buyer has cancelled or not paid
-- abandoned_per_listing_max or abandoned_per_seller_max orders within 24 hours: each keeps the
-- listing from others and notifies its seller.
create function private.require_few_abandoned_orders(
  p_buyer_id uuid,
  p_seller_id uuid,
  p_listing_ids uuid[]
) returns void
language plpgsql stable
as $$
declare
  v_listing_max bigint;
  v_seller_max bigint;
  v_abandoned record;
begin
  select
    coalesce(max(abandoned.times) filter (where abandoned.listing_id = any (p_listing_ids)), 0)
      as of_listing,
    count(distinct abandoned.purchase_id) as of_seller
  into v_abandoned
  from (
    select
      orders.listing_id,
      orders.purchase_id,
      count(*) over (partition by orders.listing_id) as times
    from public.orders
    where orders.buyer_id = p_buyer_id
      and orders.created_at > private.now() - interval '1 day'
      and orders.seller_id = p_seller_id
      -- Orders without an invoice do not count: the payment provider was down, or the courier's
      -- price rose.
      and orders.state_version > 0
      and (
        orders.status = 'EXPIRED'
        or orders.status = 'CANCELLED' and exists (
          select
          from private.order_history as history
          where history.order_id = orders.id
            and history.to_status = 'CANCELLED'
            and history.actor = 'buyer'
        )
      )
  ) as abandoned;
  if v_abandoned.of_seller = 0 then
    return;
  end if;
  v_listing_max := private.setting('abandoned_per_listing_max');
  v_seller_max := private.setting('abandoned_per_seller_max');
  if v_abandoned.of_listing >= v_listing_max then
    perform private.raise_error(
      'listing_ordered_too_often', jsonb_build_object('max', v_listing_max));
  elsif v_abandoned.of_seller >= v_seller_max then
    perform private.raise_error(
      'seller_ordered_too_often', jsonb_build_object('max', v_seller_max));
  end if;
end
$$;
