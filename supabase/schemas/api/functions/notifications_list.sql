create function api.notifications_list(p_limit integer, p_offset integer) returns jsonb
language plpgsql volatile security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller public.profiles := private.caller();
  v_items jsonb;
  v_total bigint;
  v_unread bigint;
begin
  select coalesce(jsonb_agg(
    private.notification_record(page)
    order by page.created_at desc, page.id desc), '[]')
  into v_items
  from (
    select notifications.*
    from public.notifications
    where notifications.user_id = v_caller.id
    order by notifications.created_at desc, notifications.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*), count(*) filter (where notifications.read_at is null)
  into v_total, v_unread
  from public.notifications
  where notifications.user_id = v_caller.id;
  return jsonb_build_object(
    'items', v_items,
    'total', v_total,
    'unread_count', v_unread,
    'limit', p_limit,
    'offset', p_offset,
    'locale', v_caller.locale);
end
$$;
comment on function api.notifications_list(integer, integer) is
  'Lists the notifications of the caller, newest first, with the total, the number of unread ones '
  'and the locale for their texts.';
