create function private.owner_of_suspense(p_item private.suspense_items) returns uuid
language plpgsql stable
as $$
begin
  return coalesce(
    (select orders.buyer_id from public.orders where orders.id = p_item.order_id),
    (
      select purchases.seller_id
      from private.boost_purchases as purchases
      where purchases.reference = private.reference_of_suspense(p_item)));
end
$$;
