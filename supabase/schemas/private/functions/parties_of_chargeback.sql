create function private.parties_of_chargeback(
  p_chargeback private.chargebacks,
  out buyer_id uuid,
  out seller_id uuid
) returns record
language plpgsql stable
as $$
begin
  if p_chargeback.boost_id is not null then
    select purchases.seller_id
    into parties_of_chargeback.seller_id
    from private.boost_purchases as purchases
    where purchases.id = p_chargeback.boost_id;
  else
    select orders.buyer_id, orders.seller_id
    into parties_of_chargeback.buyer_id, parties_of_chargeback.seller_id
    from public.orders
    where orders.id = p_chargeback.order_id;
  end if;
end
$$;
