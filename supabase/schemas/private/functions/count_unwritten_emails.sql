create function private.count_unwritten_emails(p_since timestamptz) returns integer
language plpgsql volatile
as $$
begin
  return (
    select count(*)::integer
    from (
      select 1
      from public.notifications
      join private.notification_kinds as kinds on kinds.kind = notifications.kind
      where notifications.created_at >= greatest(p_since, private.now() - interval '1 day')
        and notifications.read_at is distinct from notifications.created_at
        and kinds.is_mailed
      limit 10000
    ) as unwritten
  );
end
$$;
