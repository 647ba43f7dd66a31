create function private.parcel_address(p_order_id uuid, p_party public.order_actor) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select private.recipient_record(addresses, false)
    from private.order_addresses as addresses
    where addresses.order_id = p_order_id
      and addresses.party = p_party
  );
end
$$;
