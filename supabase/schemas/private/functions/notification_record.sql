create function private.notification_record(p_notification public.notifications) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_notification.id,
  'kind', p_notification.kind,
  'category', p_notification.category,
  'data', p_notification.data,
  'read', p_notification.read_at is not null,
  'created_at', internal.wire_time(p_notification.created_at));
