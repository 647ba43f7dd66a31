create function private.broadcast_notifications(p_ids uuid[]) returns void
language plpgsql volatile
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  -- Supabase counts each broadcast against the project's limit, also without a listener. Ten
  -- thousand at a stream's start would use up what its chat needs. These users get a push, and poll.
  if cardinality(p_ids) > 100 then
    return;
  end if;
  perform private.broadcast(
    'user:' || notifications.user_id,
    'notification',
    jsonb_build_object(
      'notification', private.notification_record(notifications),
      'unread_count', (
        select count(*)
        from (
          select
          from public.notifications as unread
          where unread.user_id = notifications.user_id
            and unread.read_at is null
          -- Order operations wait for it, and a user may never read any.
          limit 100
        ) as counted
      )))
  from public.notifications
  where notifications.id = any (p_ids);
end
$$;
