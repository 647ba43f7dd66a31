create function api.auth_unblock(p_user_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  perform private.find_user(p_user_id);
  delete from private.blocks
  where blocker_id = v_me
    and blocked_id = p_user_id;
  return jsonb_build_object('user_id', p_user_id, 'blocked_by_me', false);
end
$$;
