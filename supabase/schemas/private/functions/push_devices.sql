create function private.push_devices(p_user_id uuid) returns setof private.push_subscriptions
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select devices.* from private.push_subscriptions as devices
    where devices.user_id = p_user_id and devices.deleted_at is null order by devices.created_at, devices.id
$$;
comment on function private.push_devices(uuid) is 'Someone''s active devices.';
