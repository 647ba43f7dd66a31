create function private.lock_own_searches() returns uuid
language plpgsql volatile
as $$
declare
  v_me constant uuid := (private.locked_caller()).id;
begin
  -- As in private.index_listings: the search has the new key, or is rewritten later. This lock
  -- comes first: a change of spellings locks searches and sellers after it.
  perform pg_advisory_xact_lock_shared(hashtextextended('facet_aliases', 0));
  -- internal.tell_searchers shares this lock, so no alert follows the deletion of a search.
  perform from public.profiles where profiles.id = v_me for no key update;
  return v_me;
end
$$;
