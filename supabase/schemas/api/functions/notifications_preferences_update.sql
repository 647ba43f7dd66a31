create function api.notifications_preferences_update(p_changes jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.locked_caller()).id;
  v_preferences jsonb;
begin
  -- Locked, so that concurrent changes of different fields are both kept.
  perform from public.profiles where profiles.id = v_caller_id for no key update;
  v_preferences := api.notifications_preferences() || p_changes;
  insert into public.notification_preferences as preferences (
    user_id, muted_categories, email_digest, push_enabled)
  values (
    v_caller_id,
    array(
      select jsonb_array_elements_text(v_preferences -> 'muted_categories') as category
      order by category),
    (v_preferences ->> 'email_digest')::boolean,
    (v_preferences ->> 'push_enabled')::boolean)
  on conflict (user_id) do update
  set muted_categories = excluded.muted_categories,
      email_digest = excluded.email_digest,
      push_enabled = excluded.push_enabled,
      updated_at = private.now();
  if (v_preferences ->> 'email_digest')::boolean then
    perform private.schedule_digest();
  end if;
  return api.notifications_preferences();
end
$$;
