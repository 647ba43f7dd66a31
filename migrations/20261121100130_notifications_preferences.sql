create function api.notifications_preferences() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_me uuid := (private.caller()).id;
  v_preferences public.notification_preferences;
begin
  select preferences.* into v_preferences from public.notification_preferences as preferences where preferences.user_id = v_me;
  return jsonb_build_object(
    'muted_categories', to_jsonb(coalesce(v_preferences.muted_categories, '{}')),
    'email_digest', coalesce(v_preferences.email_digest, false),
    'push_enabled', coalesce(v_preferences.push_enabled, true));
end
$$;
comment on function api.notifications_preferences() is 'How the caller wants to be told; the defaults for whoever never said.';
alter function api.notifications_preferences() owner to preloved_verbs;
grant execute on function api.notifications_preferences() to authenticated;

-- Each digest plans the next, and whoever starts wanting one makes sure of the first: no schedule runs for nobody.
create function private.plan_digest(p_since timestamptz default null) returns void
language plpgsql set search_path = ''
as $$
declare
  v_local timestamp := private.now() at time zone 'Asia/Jakarta';
  v_day date := v_local::date + case when v_local::time < '08:00' then 0 else 1 end;
  v_at timestamptz := (v_day + time '08:00') at time zone 'Asia/Jakarta';
begin
  perform private.enqueue('notifications_digest', v_day::text,
    jsonb_build_object('day', v_day, 'since', api.wire_time(coalesce(p_since, v_at - interval '1 day'))), v_at);
end
$$;
comment on function private.plan_digest(timestamptz) is 'Makes sure of the digest at the next eight o''clock in Jakarta, telling what happened since then, a day before unless given.';
grant execute on function private.plan_digest(timestamptz) to preloved_verbs;

create function api.notifications_preferences_update(p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_me uuid := (private.caller()).id;
  v_wanted jsonb;
begin
  -- Two changes at once of different fields must both count.
  perform from public.profiles where profiles.id = v_me for no key update;
  v_wanted := api.notifications_preferences() || p_changes;
  insert into public.notification_preferences as preferences (user_id, muted_categories, email_digest, push_enabled)
  values (v_me, array(select jsonb_array_elements_text(v_wanted -> 'muted_categories') as category order by category),
    (v_wanted ->> 'email_digest')::boolean, (v_wanted ->> 'push_enabled')::boolean)
  on conflict (user_id) do update
  set muted_categories = excluded.muted_categories, email_digest = excluded.email_digest,
      push_enabled = excluded.push_enabled, updated_at = private.now();
  if (v_wanted ->> 'email_digest')::boolean then
    perform private.plan_digest();
  end if;
  return api.notifications_preferences();
end
$$;
comment on function api.notifications_preferences_update(jsonb) is 'Changes the given preferences of the caller; what is not given stays.';
alter function api.notifications_preferences_update(jsonb) owner to preloved_verbs;
grant execute on function api.notifications_preferences_update(jsonb) to authenticated;
