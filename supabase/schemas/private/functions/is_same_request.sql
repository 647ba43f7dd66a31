create function private.is_same_request(
  p_order public.orders,
  p_address public.addresses,
  p_quote private.shipping_quote,
  p_voucher_code text,
  p_use_wallet boolean,
  p_offer_id uuid
) returns boolean
language plpgsql stable
as $$
begin
  return (
    select p_order.courier_code = p_quote.courier_code
      and p_order.courier_service_code = p_quote.courier_service_code
      and p_quote.price = (
        select sum(orders.shipping_fee)
        from public.orders
        where orders.purchase_id = p_order.id)
      and p_offer_id is not distinct from (
        select max(orders.offer_id::text)::uuid
        from public.orders
        where orders.purchase_id = p_order.id)
      and (p_use_wallet or not private.has_wallet_part(p_order.id))
      and upper(p_voucher_code) is not distinct from (
        select vouchers.code
        from private.voucher_uses as uses
        join private.vouchers on vouchers.id = uses.voucher_id
        where uses.order_id = p_order.id)
      and exists (
        select
        from private.order_addresses as copies
        where copies.order_id = p_order.id
          and copies.party = 'buyer'
          and (copies.recipient_name, copies.phone, copies.street, copies.district,
              copies.city, copies.province, copies.postal_code)
            is not distinct from (p_address.recipient_name, p_address.phone, p_address.street,
              p_address.district, p_address.city, p_address.province, p_address.postal_code))
  );
end
$$;
