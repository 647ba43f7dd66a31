-- Stores and applies verified callbacks of the e-mail provider [{digest, body, reference, update}]
-- that suppress no address; update is null if the callback says nothing about delivery. A callback
-- that was stored before is not applied; its digest is returned.
create function internal.apply_email_callbacks(p_callbacks jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := private.now();
  v_callback jsonb;
  v_event_id uuid;
  v_outcome text;
  v_known jsonb := '[]';
begin
  perform private.lock_emails(array(
    select (callbacks.value #>> '{update,id}')::uuid
    from jsonb_array_elements(p_callbacks) as callbacks
    union
    select emails.id
    from private.emails
    where emails.provider_id = any (array(
      select callbacks.value #>> '{update,provider_id}'
      from jsonb_array_elements(p_callbacks) as callbacks))));
  -- In one order, since two batches may have the same callbacks.
  for v_callback in
    select callbacks.value
    from jsonb_array_elements(p_callbacks) as callbacks
    order by callbacks.value ->> 'reference', callbacks.value ->> 'digest'
  loop
    if exists (
      select from private.provider_events as events
      where events.digest = v_callback ->> 'digest')
      or private.is_seen_callback(v_callback ->> 'digest')
    then
      v_known := v_known || (v_callback -> 'digest');
      continue;
    end if;
    v_outcome := case
      when jsonb_typeof(v_callback -> 'update') = 'object'
        then internal.apply_email_update(v_callback -> 'update')::text
      else 'ignored'
    end;
    -- Another batch may have applied the same one meanwhile, to the same effect.
    insert into private.provider_events
      (provider, digest, body, reference, outcome, received_at, handled_at)
    values (
      'resend',
      v_callback ->> 'digest',
      private.redact_callback(v_callback -> 'body'),
      left(v_callback ->> 'reference', 255),
      v_outcome,
      v_now,
      v_now)
    on conflict on constraint provider_events__digest do nothing
    returning id into v_event_id;
    if v_event_id is null then
      v_known := v_known || (v_callback -> 'digest');
      continue;
    end if;
    if v_outcome = 'unknown' then
      perform private.enqueue_job(
        'webhooks_handle',
        v_event_id::text,
        jsonb_build_object('event_id', v_event_id),
        v_now + interval '30 seconds');
    end if;
  end loop;
  return v_known;
end
$$;
