create function private.broadcast_notifications(p_ids uuid[]) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.broadcast(
    'user:' || notifications.user_id,
    'notification',
    jsonb_build_object(
      'notification', private.notification_record(notifications),
      'unread_count', (
        select count(*)
        from public.notifications as unread
        where unread.user_id = notifications.user_id
          and unread.read_at is null
      )))
  from public.notifications
  where notifications.id = any (p_ids);
end
$$;
