create function private.push_devices(p_user_id uuid) returns setof private.push_subscriptions
language plpgsql stable set search_path = ''
as $$
begin
  return query select devices.* from private.push_subscriptions as devices
    where devices.user_id = p_user_id and devices.deleted_at is null order by devices.created_at, devices.id;
end
$$;
comment on function private.push_devices(uuid) is 'Someone''s active devices.';
grant execute on function private.push_devices(uuid) to preloved_verbs;
