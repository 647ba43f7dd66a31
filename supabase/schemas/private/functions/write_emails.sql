-- Returns the new ids, to be sent in one call. E-mails that exist stay as they are.
create function private.write_emails(p_notification_ids uuid[]) returns uuid[]
language plpgsql volatile
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := private.now();
  v_batch_id constant uuid :=
    case when cardinality(p_notification_ids) > 1 then gen_random_uuid() end;
  v_written uuid[];
begin
  with written as (
    insert into private.emails (
      id, user_id, kind, address, locale, name, batch_id, first_tried_at, created_at, updated_at)
    select
      notifications.id,
      profiles.id,
      notifications.kind,
      contacts.email,
      profiles.locale,
      coalesce(profiles.full_name, profiles.username),
      v_batch_id,
      v_now,
      v_now,
      v_now
    from public.notifications
    join public.profiles on profiles.id = notifications.user_id
    join private.contacts on contacts.user_id = notifications.user_id
    where notifications.id = any (p_notification_ids)
      and profiles.deleted_at is null
    -- Ordered, so that two workers that write the same e-mails do not deadlock.
    order by notifications.id
    -- Waits for a running deletion, so that no address is written after it.
    for key share of profiles
    on conflict on constraint emails_pkey do nothing
    returning emails.id
  )
  select coalesce(array_agg(written.id), '{}') into v_written from written;
  return v_written;
end
$$;
