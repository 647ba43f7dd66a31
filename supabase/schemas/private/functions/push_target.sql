create function private.push_target(p_subscription private.push_subscriptions) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_subscription.id,
  'endpoint', p_subscription.endpoint,
  'p256dh', p_subscription.p256dh,
  'auth', p_subscription.auth);
