create function api.auth_unfollow(p_user_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  perform private.find_user(p_user_id);
  delete from private.follows
  where follower_id = v_me
    and followed_id = p_user_id;
  return jsonb_build_object('user_id', p_user_id, 'followed_by_me', false);
end
$$;
