create function api.auth_addresses_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller_id uuid := (private.caller()).id;
begin
  return private.list_page(
    to_jsonb(array(
      select private.address_record(addresses)
      from public.addresses
      where addresses.user_id = v_caller_id
      order by addresses.created_at desc, addresses.id desc
      limit p_limit
      offset p_offset)),
    (select count(*) from public.addresses where addresses.user_id = v_caller_id),
    p_limit,
    p_offset);
end
$$;
