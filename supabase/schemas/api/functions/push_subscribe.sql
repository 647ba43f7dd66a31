-- An endpoint of another user is taken over only with its keys.
create function api.push_subscribe(
  p_endpoint text,
  p_p256dh text,
  p_auth text
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.locked_caller()).id;
  v_subscription private.push_subscriptions;
begin
  -- Two browsers at once would each see one device less.
  perform from public.profiles where profiles.id = v_caller_id for no key update;

  insert into private.push_subscriptions as subscriptions (user_id, endpoint, p256dh, auth)
  values (v_caller_id, p_endpoint, p_p256dh, p_auth)
  on conflict on constraint push_subscriptions__endpoint do update
  set user_id = excluded.user_id,
      p256dh = excluded.p256dh,
      auth = excluded.auth,
      created_at = case
        when subscriptions.user_id = excluded.user_id and subscriptions.deleted_at is null
          then subscriptions.created_at
        else excluded.created_at
      end,
      deleted_at = null,
      deleted_because = null
  where subscriptions.user_id = excluded.user_id
    or subscriptions.deleted_at is not null
    or (subscriptions.p256dh = excluded.p256dh and subscriptions.auth = excluded.auth)
  returning * into v_subscription;
  if v_subscription.id is null then
    perform private.raise_error('push_endpoint_taken');
  end if;

  update private.push_subscriptions
  set deleted_at = private.now(), deleted_because = 'too_many'
  where push_subscriptions.id in (
    select devices.id
    from private.push_devices(v_caller_id) as devices
    where devices.id <> v_subscription.id
    order by devices.created_at desc, devices.id desc
    offset private.setting('push_devices_max') - 1
  );
  return private.push_subscription_record(v_subscription);
end
$$;
