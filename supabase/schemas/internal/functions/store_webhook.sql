-- Stores a verified callback before it is handled. A repeated body finds the stored callback;
-- handled tells whether nothing is left to do.
create function internal.store_webhook(
  p_provider text,
  p_digest text,
  p_body jsonb,
  p_reference text
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_now constant timestamptz := private.now();
  v_due_at constant timestamptz := v_now + interval '30 seconds';
  v_id constant uuid := private.uuid_of_name(p_digest);
  v_event private.provider_events;
  v_job jsonb;
  v_is_open boolean;
  v_is_recheck boolean;
begin
  if private.is_seen_callback(v_id) then
    return jsonb_build_object('id', v_id, 'handled', true);
  end if;
  insert into private.provider_events (id, provider, body, reference, received_at)
  -- Our references and the providers' are short; a longer one is not ours, and its body is kept.
  values (v_id, p_provider, p_body, left(p_reference, 255), v_now)
  on conflict (id) do nothing
  returning * into v_event;
  -- The job handles the callback if this process dies.
  if v_event.id is not null then
    perform private.enqueue_job(
      'webhooks_handle',
      v_event.id::text,
      jsonb_build_object('event_id', v_event.id),
      v_due_at);
    return jsonb_build_object('id', v_event.id, 'handled', false);
  end if;

  select events.*
  into v_event
  from private.provider_events as events
  where events.id = v_id;
  v_job := jsonb_build_object('event_id', v_event.id);
  v_is_open := v_event.handled_at is null or v_event.outcome in ('unknown', 'unconfirmed');
  -- A value may change and change back, so the same body can be a new event. Handling fetches the
  -- state from the provider, so a repeat is harmless. E-mail callbacks carry an id of their own.
  v_is_recheck := not v_is_open
    and p_provider <> 'resend'
    and v_event.handled_at < v_now - interval '1 minute';
  -- A dead job starts again.
  if v_is_recheck or exists (
    select
    from private.jobs
    where jobs.kind = 'webhooks_handle'
      and jobs.key = v_event.id::text
      and jobs.dead_at is not null
  ) then
    perform private.restart_job('webhooks_handle', v_event.id::text, v_job, v_due_at);
  elsif v_is_open then
    perform private.enqueue_job('webhooks_handle', v_event.id::text, v_job, v_due_at);
  end if;
  return jsonb_build_object('id', v_event.id, 'handled', not v_is_open and not v_is_recheck);
end
$$;
