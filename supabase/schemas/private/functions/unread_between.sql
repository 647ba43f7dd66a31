-- The number of unread notifications, and the ids of the newest ten.
create function private.unread_between(
  p_user_id uuid,
  p_since timestamptz,
  p_until timestamptz,
  out count integer,
  out ids uuid[]
)
language plpgsql stable
as $$
begin
  select coalesce(max(newest.unread_count), 0), array_agg(newest.id order by newest.position)
  into count, ids
  from (
    select
      notifications.id,
      count(*) over () as unread_count,
      row_number() over (
        order by notifications.created_at desc, notifications.id desc) as position
    from public.notifications
    where notifications.user_id = p_user_id
      and notifications.read_at is null
      -- search.daily has its own e-mail.
      and notifications.kind <> 'search.daily'
      and notifications.created_at > p_since
      and notifications.created_at <= p_until
    order by notifications.created_at desc, notifications.id desc
    limit 10
  ) as newest;
end
$$;
