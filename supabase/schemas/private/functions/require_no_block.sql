create function private.require_no_block(p_user_id uuid, p_other_id uuid) returns void
language plpgsql volatile
as $$
begin
  -- A block is either seen here, or waits: after its answer, nothing that it forbids begins.
  perform private.lock_people(p_user_id, p_other_id);
  perform private.refuse(private.block_objection(p_user_id, p_other_id));
end
$$;
