create function api.notifications_list(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller public.profiles := private.caller();
  v_items jsonb;
  v_total bigint;
  v_unread bigint;
begin
  select jsonb_agg(private.notification_record(page) order by page.created_at desc, page.id desc)
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
  return private.list_page(v_items, v_total, p_limit, p_offset)
    || jsonb_build_object('unread_count', v_unread, 'locale', v_caller.locale);
end
$$;
