create function private.copy_address(
  p_order_id uuid,
  p_party public.order_actor,
  p_address public.addresses
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.order_addresses (
    order_id, party, recipient_name, phone, street, district,
    city, province, postal_code, latitude, longitude)
  values (
    p_order_id,
    p_party,
    p_address.recipient_name,
    p_address.phone,
    p_address.street,
    p_address.district,
    p_address.city,
    p_address.province,
    p_address.postal_code,
    p_address.latitude,
    p_address.longitude);
end
$$;
