create function api.auth_addresses_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_items jsonb;
begin
  select jsonb_agg(private.address_record(page) order by page.created_at desc, page.id desc)
  into v_items
  from (
    select addresses.*
    from public.addresses
    where addresses.user_id = v_caller_id
    order by addresses.created_at desc, addresses.id desc
    limit p_limit
    offset p_offset
  ) as page;
  return private.list_page(
    v_items,
    (select count(*) from public.addresses where addresses.user_id = v_caller_id),
    p_limit,
    p_offset);
end
$$;
