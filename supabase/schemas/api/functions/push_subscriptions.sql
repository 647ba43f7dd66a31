create function api.push_subscriptions(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_items jsonb;
begin
  select coalesce(jsonb_agg(private.push_subscription_record(page) order by page.created_at desc, page.id desc), '[]') into v_items
  from (select devices.* from private.push_subscriptions as devices
        where devices.user_id = v_me and devices.deleted_at is null
        order by devices.created_at desc, devices.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('items', v_items, 'limit', p_limit, 'offset', p_offset, 'total', (
    select count(*) from private.push_subscriptions as devices where devices.user_id = v_me and devices.deleted_at is null));
end
$$;
comment on function api.push_subscriptions(integer, integer) is 'The caller''s active devices, newest first, without their keys.';
