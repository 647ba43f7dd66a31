-- Stores the outcome of a callback, and removes personal data from its body. unknown and
-- unconfirmed stay open for 20 more attempts, because their subject may appear later; an
-- unconfirmed payment becomes a staff case.
create function internal.finish_webhook(p_event_id uuid, p_outcome text) returns void
language plpgsql volatile security definer
as $$
declare
  v_event private.provider_events;
begin
  update private.provider_events
  set outcome = p_outcome,
      handled_at = private.now(),
      -- A callback may arrive after its person has left.
      body = private.redact_callback(body)
  where id = p_event_id
  returning * into v_event;
  if p_outcome in ('unknown', 'unconfirmed') then
    update private.jobs
    -- From the first such answer on: attempts without an answer prove nothing.
    set max_attempts = coalesce(max_attempts, attempts + 20)
    where kind = 'webhooks_handle'
      and key = p_event_id::text;
  else
    update private.jobs
    set finished_at = private.now(), dead_at = null
    where kind = 'webhooks_handle'
      and key = p_event_id::text;
  end if;
  if (p_outcome = 'unconfirmed' and v_event.provider <> 'biteship')
    or (p_outcome = 'unfamiliar' and v_event.provider = 'payment')
  then
    perform private.open_case(
      p_outcome || '_payment', p_event_id::text, null,
      jsonb_build_object('provider', v_event.provider, 'reference', v_event.reference)
    );
  end if;
end
$$;
