create function api.auth_addresses_update(p_address_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := private.address_owner();
  v_is_primary constant boolean := (p_changes ->> 'is_primary')::boolean;
  v_address public.addresses;
begin
  select addresses.* into v_address
  from public.addresses
  where addresses.id = p_address_id
    and addresses.user_id = v_caller_id;
  if v_address.id is null then
    perform private.raise_error('address_not_found');
  elsif v_address.is_primary and v_is_primary is false then
    perform private.raise_error('primary_address_required');
  elsif p_changes = '{}' then
    return private.address_record(v_address);
  end if;

  if v_is_primary then
    update public.addresses
    set is_primary = false,
        updated_at = private.now()
    where user_id = v_caller_id
      and is_primary
      and id <> p_address_id;
  end if;
  v_address := private.update_row(
    v_address, private.fields_of(null::private.address_input, p_changes));
  perform private.fill_phone(v_caller_id);
  return private.address_record(v_address);
end
$$;
