create function api.auth_follow(p_user_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_max constant bigint := private.setting('follows_max');
begin
  if p_user_id = v_me then
    perform private.raise_error('self_follow');
  end if;
  perform private.lock_user(p_user_id);
  perform private.require_no_block(v_me, p_user_id);
  -- Concurrent follows of one user are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('follows:' || v_me, 0));

  insert into private.follows (follower_id, followed_id)
  values (v_me, p_user_id)
  on conflict do nothing;
  if found and (select count(*) from private.follows where follower_id = v_me) > v_max then
    perform private.raise_error('too_many_follows', jsonb_build_object('max', v_max));
  end if;
  return jsonb_build_object('user_id', p_user_id, 'followed_by_me', true);
end
$$;
