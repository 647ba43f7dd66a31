create function private.block_objection(p_user_id uuid, p_other_id uuid) returns text
language plpgsql stable
as $$
begin
  return (
    select 'user_blocked'
    from private.blocks
    where (blocks.blocker_id, blocks.blocked_id) in (
      (p_user_id, p_other_id), (p_other_id, p_user_id))
    limit 1
  );
end
$$;
comment on function private.block_objection(uuid, uuid) is
  'The reason does not say which of the two blocked the other.';
