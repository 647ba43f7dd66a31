create function private.unread_between(
  p_user_id uuid,
  p_since timestamptz,
  p_until timestamptz
) returns jsonb
language plpgsql stable
as $$
begin
  return (
    with newest as (
      select notifications as notification, count(*) over () as unread_count
      from public.notifications
      where notifications.user_id = p_user_id
        and notifications.read_at is null
        -- It has its own e-mail.
        and notifications.kind <> 'search.daily'
        and notifications.created_at > p_since
        and notifications.created_at <= p_until
      order by notifications.created_at desc, notifications.id desc
      limit 10
    )
    select jsonb_build_object(
      'count', max(newest.unread_count),
      'items', jsonb_agg(
        private.notification_record(newest.notification)
        order by (newest.notification).created_at desc, (newest.notification).id desc))
    from newest
    having count(*) > 0
  );
end
$$;
