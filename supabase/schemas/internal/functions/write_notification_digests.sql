-- Writes the digest e-mails of a day (Asia/Jakarta, 08:00): unread notifications since p_since,
-- once per user. Schedules the next digest and returns their number.
create function internal.write_notification_digests(
  p_day date,
  p_since timestamptz
) returns integer
language plpgsql volatile security definer
as $$
declare
  v_until timestamptz := (p_day + time '08:00') at time zone 'Asia/Jakarta';
  v_count integer;
begin
  with written as (
    insert into private.emails (
      id, user_id, kind, digest_day, notification_ids, unread_count, address, locale, name)
    select
      gen_random_uuid(),
      profiles.id,
      'digest',
      p_day,
      unread.ids,
      unread.count,
      contacts.email,
      profiles.locale,
      coalesce(profiles.full_name, profiles.username)
    from public.notification_preferences as preferences
    join public.profiles on profiles.id = preferences.user_id
    join private.contacts on contacts.user_id = preferences.user_id
    cross join lateral private.unread_between(profiles.id, p_since, v_until) as unread
    where preferences.email_digest
      and not private.is_off('mail')
      and profiles.account_status = 'active'
      and profiles.deleted_at is null
      and unread.count > 0
      and contacts.suppressed_because is null
    -- Waits for a running deletion, so that no address is written after it.
    for key share of profiles
    on conflict on constraint emails__one_digest do nothing
    returning emails.id
  )
  insert into private.jobs (kind, key, payload)
  select 'mail_send', written.id::text, jsonb_build_object('email_id', written.id)
  from written;
  get diagnostics v_count = row_count;
  if exists (
    select from public.notification_preferences as preferences where preferences.email_digest)
  then
    perform private.schedule_digest(v_until);
  end if;
  return v_count;
end
$$;
