create function api.auth_addresses_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_items jsonb;
begin
  select coalesce(jsonb_agg(private.address_record(page.mine) order by (page.mine).created_at desc, (page.mine).id desc), '[]') into v_items
  from (select addresses as mine from public.addresses where addresses.user_id = v_me
        order by addresses.created_at desc, addresses.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('items', v_items,
    'total', (select count(*) from public.addresses where addresses.user_id = v_me),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.auth_addresses_list(integer, bigint) is 'The caller''s addresses, newest first.';
