create function api.auth_addresses_create(p_address jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := private.address_owner();
  v_count bigint := (
    select count(*) from public.addresses where addresses.user_id = v_caller_id);
  v_is_primary boolean := v_count = 0 or coalesce((p_address ->> 'is_primary')::boolean, false);
  v_address public.addresses;
begin
  if v_count >= 50 then
    perform private.raise_error('too_many_addresses', '{"max": 50}');
  end if;
  if v_is_primary then
    update public.addresses
    set is_primary = false,
        updated_at = private.now()
    where user_id = v_caller_id
      and is_primary;
  end if;
  insert into public.addresses (
    user_id, label, recipient_name, phone, street, district,
    city, province, postal_code, latitude, longitude, is_primary)
  values (
    v_caller_id,
    p_address ->> 'label',
    p_address ->> 'recipient_name',
    p_address ->> 'phone',
    p_address ->> 'street',
    p_address ->> 'district',
    p_address ->> 'city',
    p_address ->> 'province',
    p_address ->> 'postal_code',
    (p_address ->> 'latitude')::double precision,
    (p_address ->> 'longitude')::double precision,
    v_is_primary)
  returning * into v_address;
  perform private.fill_phone(v_caller_id);
  return private.address_record(v_address);
end
$$;
comment on function api.auth_addresses_create(jsonb) is
  'Adds an address for the caller. The first one is primary; a new primary address replaces the '
  'previous one as primary.';
