create function private.push_subscription_record(p_device private.push_subscriptions) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('id', p_device.id, 'endpoint', p_device.endpoint, 'created_at', api.wire_time(p_device.created_at));
end
$$;
comment on function private.push_subscription_record(private.push_subscriptions) is 'A device as its owner reads it: without its keys.';
grant execute on function private.push_subscription_record(private.push_subscriptions) to preloved_verbs;
