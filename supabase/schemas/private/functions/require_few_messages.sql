create function private.require_few_messages(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_max constant bigint := private.setting('messages_daily_max');
begin
  -- Concurrent messages of one user are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('messages:' || p_user_id, 0));
  if v_max <= (
    select count(*)
    from private.messages
    where messages.sender_id = p_user_id
      and messages.created_at > private.now() - interval '1 day'
  ) then
    perform private.raise_error('too_many_messages', jsonb_build_object('max', v_max));
  end if;
end
$$;
