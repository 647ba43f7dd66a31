-- Whether the callback was handled so long ago that its row is gone.
create function private.is_seen_callback(p_id uuid) returns boolean
language plpgsql stable
set enable_seqscan = off
as $$
begin
  return exists (select from private.seen_callbacks as seen where seen.id = p_id);
end
$$;
