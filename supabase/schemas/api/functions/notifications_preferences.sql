create function api.notifications_preferences() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_preferences public.notification_preferences;
begin
  select preferences.* into v_preferences
  from public.notification_preferences as preferences
  where preferences.user_id = v_caller_id;
  return jsonb_build_object(
    'muted_categories', to_jsonb(coalesce(v_preferences.muted_categories, '{}')),
    'email_digest', coalesce(v_preferences.email_digest, false),
    'push_enabled', coalesce(v_preferences.push_enabled, true));
end
$$;
