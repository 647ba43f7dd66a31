create function api.auth_addresses_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql volatile security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_items jsonb;
begin
  select coalesce(
    jsonb_agg(private.address_record(page) order by page.created_at desc, page.id desc), '[]')
  into v_items
  from (
    select addresses.*
    from public.addresses
    where addresses.user_id = v_caller_id
    order by addresses.created_at desc, addresses.id desc
    limit p_limit
    offset p_offset
  ) as page;
  return jsonb_build_object(
    'items', v_items,
    'total', (select count(*) from public.addresses where addresses.user_id = v_caller_id),
    'limit', p_limit,
    'offset', p_offset);
end
$$;
comment on function api.auth_addresses_list(integer, bigint) is
  'Lists the addresses of the caller, newest first.';
