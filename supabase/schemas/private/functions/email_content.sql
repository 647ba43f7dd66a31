-- The text of an e-mail comes from its notifications. Null for one whose notification is deleted.
create function private.email_content(p_email private.emails) returns jsonb
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
begin
  if p_email.digest_day is null then
    return (
      select jsonb_build_object('category', notifications.category, 'data', notifications.data)
      from public.notifications
      where notifications.id = p_email.id
    );
  end if;
  return jsonb_build_object(
    'count', p_email.unread_count,
    'items', to_jsonb(array(
      select private.notification_record(notifications)
      from unnest(p_email.notification_ids) with ordinality as given (id, position)
      join public.notifications on notifications.id = given.id
      order by given.position)));
end
$$;
