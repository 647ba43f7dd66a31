create function api.auth_addresses_delete(p_address_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := private.address_owner();
  v_address public.addresses;
begin
  delete from public.addresses
  where id = p_address_id
    and user_id = v_caller_id
  returning * into v_address;
  if v_address.id is null then
    perform private.raise_error('address_not_found');
  elsif v_address.is_primary then
    update public.addresses
    set is_primary = true,
        updated_at = private.now()
    where id = (
      select addresses.id
      from public.addresses
      where addresses.user_id = v_caller_id
      order by addresses.created_at, addresses.id
      limit 1);
    perform private.fill_phone(v_caller_id);
  end if;
  return jsonb_build_object('id', v_address.id, 'deleted', true);
end
$$;
