create function private.push_subscription_record(p_device private.push_subscriptions) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return jsonb_build_object('id', p_device.id, 'endpoint', p_device.endpoint, 'created_at', internal.wire_time(p_device.created_at));
comment on function private.push_subscription_record(private.push_subscriptions) is 'A device as its owner reads it: without its keys.';
