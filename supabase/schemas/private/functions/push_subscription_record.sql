create function private.push_subscription_record(
  p_subscription private.push_subscriptions
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_subscription.id,
  'endpoint', p_subscription.endpoint,
  'created_at', internal.wire_time(p_subscription.created_at));
