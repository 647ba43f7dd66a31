create function api.auth_block(p_user_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.locked_caller()).id;
begin
  if p_user_id = v_me then
    perform private.raise_error('self_block');
  end if;
  perform private.lock_user(p_user_id);
  perform private.lock_people(v_me, p_user_id);

  delete from private.follows
  where (follows.follower_id, follows.followed_id) in ((v_me, p_user_id), (p_user_id, v_me));
  perform private.end_offers_of_user(v_me, p_user_id);
  -- Running alerts finish before the block, and none follows it. These locks come last: a
  -- transaction that holds one waits only for the other.
  perform pg_advisory_xact_lock(private.alerts_lock(least(v_me, p_user_id)));
  perform pg_advisory_xact_lock(private.alerts_lock(greatest(v_me, p_user_id)));
  insert into private.blocks (blocker_id, blocked_id)
  values (v_me, p_user_id)
  on conflict do nothing;
  return jsonb_build_object('user_id', p_user_id, 'blocked_by_me', true);
end
$$;
