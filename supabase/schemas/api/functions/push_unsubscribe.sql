create function api.push_unsubscribe(p_endpoint text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_id uuid;
begin
  -- A second time finds it gone already, which is what was wanted.
  update private.push_subscriptions
  set deleted_at = coalesce(deleted_at, private.now()), deleted_because = coalesce(deleted_because, 'unsubscribed')
  where endpoint = p_endpoint and user_id = v_me returning id into v_id;
  if v_id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such subscription of yours.');
  end if;
  return jsonb_build_object('id', v_id, 'endpoint', p_endpoint, 'deleted', true);
end
$$;
comment on function api.push_unsubscribe(text) is 'Nothing is pushed to this device of the caller any more; the row stays.';
