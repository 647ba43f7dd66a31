create function api.notifications_toggle_read(p_notification_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller public.profiles := private.caller();
  v_notification public.notifications;
begin
  update public.notifications
  set read_at = case when read_at is null then private.now() end
  where id = p_notification_id
    and user_id = v_caller.id
  returning * into v_notification;
  if v_notification.id is null then
    perform private.raise_error('notification_not_found');
  end if;
  return private.notification_record(v_notification)
    || jsonb_build_object('locale', v_caller.locale);
end
$$;
