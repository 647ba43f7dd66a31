create function private.push_target(p_device private.push_subscriptions) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_device.id, 'endpoint', p_device.endpoint, 'p256dh', p_device.p256dh, 'auth', p_device.auth);
comment on function private.push_target(private.push_subscriptions) is 'A device as the sender needs it, keys included: never an answer to a caller.';
