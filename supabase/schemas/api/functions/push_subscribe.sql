create function api.push_subscribe(
  p_endpoint text,
  p_p256dh text,
  p_auth text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_subscription private.push_subscriptions;
begin
  insert into private.push_subscriptions as subscriptions (user_id, endpoint, p256dh, auth)
  values (v_caller_id, p_endpoint, p_p256dh, p_auth)
  on conflict on constraint push_subscriptions__endpoint do update
  set user_id = excluded.user_id,
      p256dh = excluded.p256dh,
      auth = excluded.auth,
      deleted_at = null,
      deleted_because = null
  returning * into v_subscription;
  return private.push_subscription_record(v_subscription);
end
$$;
comment on function api.push_subscribe(text, text, text) is
  'Subscribes a browser of the caller to push messages. An endpoint belongs to the user who '
  'subscribed last.';
