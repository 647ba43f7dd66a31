create function private.block_error(p_user_id uuid, p_other_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'code', 'FORBIDDEN',
      'reason', 'user_blocked',
      'message', 'You cannot do this with this user.')
    where exists (
      select
      from private.blocks
      where (blocks.blocker_id, blocks.blocked_id) in (
        (p_user_id, p_other_id), (p_other_id, p_user_id))
    )
  );
end
$$;
comment on function private.block_error(uuid, uuid) is
  'The error between two users of whom one has blocked the other, as {code, reason, message}, '
  'which does not say who; otherwise null.';
