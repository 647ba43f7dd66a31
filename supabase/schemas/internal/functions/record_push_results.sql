-- Records the result of a push. p_outcome: {sent: subscriptions that got it, gone: subscriptions
-- that their push service no longer knows}. A test message has no p_notification_id.
create function internal.record_push_results(
  p_outcome jsonb,
  p_notification_id uuid default null
) returns void
language plpgsql volatile security definer
as $$
begin
  insert into private.push_receipts (notification_id, subscription_id)
  select p_notification_id, sent.id::uuid
  from jsonb_array_elements_text(p_outcome -> 'sent') as sent (id)
  where p_notification_id is not null
  on conflict do nothing;
  update private.push_subscriptions
  set deleted_at = private.now(),
      deleted_because = 'gone'
  where id in (
      select gone.id::uuid
      from jsonb_array_elements_text(p_outcome -> 'gone') as gone (id))
    and deleted_at is null;
end
$$;
