-- Held until commit: following, blocking, ordering and writing between two users happen one after
-- the other. Only the users' own counts and the conversation are locked after it.
create function private.lock_people(p_user_id uuid, p_other_id uuid) returns void
language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(
    'people:' || least(p_user_id, p_other_id) || ':' || greatest(p_user_id, p_other_id), 0));
end
$$;
