create function private.parties_of_chargeback(
  p_chargeback private.chargebacks,
  out buyer_id uuid,
  out seller_id uuid
) returns record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select orders.buyer_id, orders.seller_id
  from public.orders
  where orders.id = p_chargeback.order_id
  union all
  select null, purchases.seller_id
  from private.boost_purchases as purchases
  where purchases.id = p_chargeback.boost_id
$$;
comment on function private.parties_of_chargeback(private.chargebacks) is
  'Buyer and seller of its order. A boost has only the seller, who paid it.';
