create function private.copy_addresses(
  p_order_id uuid,
  p_buyer public.addresses,
  p_seller public.addresses
) returns void
language plpgsql volatile
as $$
begin
  insert into private.order_addresses (
    order_id, party, recipient_name, phone, street, district,
    city, province, postal_code, latitude, longitude)
  values
    (
      p_order_id,
      'buyer',
      p_buyer.recipient_name,
      p_buyer.phone,
      p_buyer.street,
      p_buyer.district,
      p_buyer.city,
      p_buyer.province,
      p_buyer.postal_code,
      p_buyer.latitude,
      p_buyer.longitude),
    (
      p_order_id,
      'seller',
      p_seller.recipient_name,
      p_seller.phone,
      p_seller.street,
      p_seller.district,
      p_seller.city,
      p_seller.province,
      p_seller.postal_code,
      p_seller.latitude,
      p_seller.longitude);
end
$$;
