create function private.parcel_address(p_order_id uuid, p_party text) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select to_jsonb(addresses) - 'order_id' - 'party' from private.order_addresses as addresses
        where addresses.order_id = p_order_id and addresses.party = p_party::public.order_actor
$$;
comment on function private.parcel_address(uuid, text) is 'The address of one party as it stood when the order was made.';
