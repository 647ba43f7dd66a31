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
  v_address := private.insert_row(
    null::public.addresses,
    private.fields_of(null::private.address_input, p_address)
      || jsonb_build_object('user_id', v_caller_id, 'is_primary', v_is_primary));
  perform private.fill_phone(v_caller_id);
  return private.address_record(v_address);
end
$$;
