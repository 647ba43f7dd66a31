create function private.unread_between(
  p_user_id uuid,
  p_since timestamptz,
  p_until timestamptz
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_count bigint;
  v_items jsonb;
begin
  select count(*) into v_count from public.notifications
  where notifications.user_id = p_user_id and notifications.read_at is null
    and notifications.created_at > p_since and notifications.created_at <= p_until;
  select jsonb_agg(private.notification_record(newest) order by newest.created_at desc, newest.id desc) into v_items
  from (select notifications.* from public.notifications
        where notifications.user_id = p_user_id and notifications.read_at is null
          and notifications.created_at > p_since and notifications.created_at <= p_until
        order by notifications.created_at desc, notifications.id desc limit 10) as newest;
  return case when v_count > 0 then jsonb_build_object('count', v_count, 'items', v_items) end;
end
$$;
comment on function private.unread_between(uuid, timestamptz, timestamptz) is
  'How much someone has not read of what happened in this time, and the newest ten of it; null for nothing.';
