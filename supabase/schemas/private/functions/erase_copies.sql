create function private.erase_copies(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_orders constant public.orders[] := array(
    select orders
    from public.orders
    where p_user_id in (orders.buyer_id, orders.seller_id));
  v_others constant uuid[] := array(
    select case when orders.buyer_id = p_user_id then orders.seller_id else orders.buyer_id end
    from unnest(v_orders) as orders);
  v_username constant text := (
    select profiles.username
    from public.profiles
    where profiles.id = p_user_id);
begin
  -- A callback that runs now may store the address of an e-mail as suppressed: wait for it.
  perform private.lock_emails(
    array(select emails.id from private.emails where emails.user_id = p_user_id));

  -- Orders have ended, so that a repeat of a request about them is a conflict anyway.
  delete from private.idempotency_keys
  where caller_id = p_user_id
    or (caller_id = any (v_others) and body like '%' || p_user_id || '%');

  perform private.erase_notification_copies(p_user_id, v_username, v_orders, v_others);

  delete from private.email_suppressions
  where address in (
    select lower(contacts.email) from private.contacts where contacts.user_id = p_user_id
    union
    select lower(emails.address) from private.emails where emails.user_id = p_user_id);
  with failed as (
    update private.jobs
    set last_error = null
    where last_error is not null
      and (
        kind in ('mail_send', 'push_send')
        and key in (select id::text from public.notifications where user_id = p_user_id)
        or payload ->> 'order_id' in (select orders.id::text from unnest(v_orders) as orders)
      )
    returning jobs.id
  )
  update private.staff_cases
  set details = details - 'error'
  from failed
  where staff_cases.kind = 'stuck_job'
    and staff_cases.key = failed.id::text;
  update private.provider_events
  set body = private.redact_callback(body)
  where reference in (select private.callback_references(p_user_id));
end
$$;
comment on function private.erase_copies(uuid) is
  'Erases copies in stored responses, in others'' notifications and e-mails, in jobs and '
  'callbacks. Runs while the rows that they name exist.';
