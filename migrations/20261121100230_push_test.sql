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

create function private.push_target(p_device private.push_subscriptions) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('id', p_device.id, 'endpoint', p_device.endpoint, 'p256dh', p_device.p256dh, 'auth', p_device.auth);
end
$$;
comment on function private.push_target(private.push_subscriptions) is 'A device as the sender needs it, keys included: never an answer to a caller.';
grant execute on function private.push_target(private.push_subscriptions) to preloved_verbs;

create function api.push_test() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller public.profiles := private.caller();
begin
  perform private.limit_rate('push_test', v_caller.id::text);
  return jsonb_build_object('locale', v_caller.locale, 'devices', (
    select coalesce(jsonb_agg(private.push_target(devices)), '[]') from private.push_devices(v_caller.id) as devices));
end
$$;
comment on function api.push_test() is 'All active devices of the caller, for a push that they asked for; muting does not matter.';
alter function api.push_test() owner to preloved_verbs;
grant execute on function api.push_test() to authenticated;
