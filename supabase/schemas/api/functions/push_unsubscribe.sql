create function api.push_unsubscribe(p_endpoint text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_id uuid;
begin
  -- Repeating the request succeeds and changes nothing.
  update private.push_subscriptions
  set deleted_at = coalesce(deleted_at, private.now()),
      deleted_because = coalesce(deleted_because, 'unsubscribed')
  where endpoint = p_endpoint
    and user_id = v_caller_id
  returning id into v_id;
  if v_id is null then
    perform private.raise_error('subscription_not_found');
  end if;
  return jsonb_build_object('id', v_id, 'endpoint', p_endpoint, 'deleted', true);
end
$$;
