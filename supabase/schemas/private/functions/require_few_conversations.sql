create function private.require_few_conversations(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_max constant bigint := private.setting('conversations_daily_max');
begin
  -- Concurrent openings of one user are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('conversations:' || p_user_id, 0));
  if v_max <= (
    select count(*)
    from private.conversations
    where conversations.opened_by = p_user_id
      and conversations.created_at > private.now() - interval '1 day'
  ) then
    perform private.raise_error('too_many_conversations', jsonb_build_object('max', v_max));
  end if;
end
$$;
