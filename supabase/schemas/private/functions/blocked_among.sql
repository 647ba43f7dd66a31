-- Those of p_user_ids with a block between them and p_other_id: one query for a batch.
create function private.blocked_among(p_user_ids uuid[], p_other_id uuid) returns uuid[]
language plpgsql stable
as $$
begin
  return array(
    select users.id
    from unnest(p_user_ids) as users (id)
    join private.blocks
      on (blocks.blocker_id, blocks.blocked_id) in ((users.id, p_other_id), (p_other_id, users.id))
  );
end
$$;
