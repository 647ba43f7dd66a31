create function internal.apply_email_callbacks(p_callbacks jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_callback jsonb;
  v_event_id uuid;
  v_outcome text;
  v_known jsonb := '[]';
begin
  -- In the order of the ids, as whatever else takes several e-mails: nothing deadlocks with it.
  perform
  from private.emails
  where emails.id in (
      select (callbacks.value #>> '{update,id}')::uuid
      from jsonb_array_elements(p_callbacks) as callbacks
    )
    or emails.provider_id in (
      select callbacks.value #>> '{update,provider_id}'
      from jsonb_array_elements(p_callbacks) as callbacks
    )
  order by emails.id
  for update;
  -- In one order too: two batches may have the same callbacks.
  for v_callback in
    select callbacks.value
    from jsonb_array_elements(p_callbacks) as callbacks
    order by callbacks.value ->> 'reference', callbacks.value ->> 'digest'
  loop
    insert into private.provider_events (provider, digest, body, reference)
    values (
      'resend',
      v_callback ->> 'digest',
      private.redact_callback(v_callback -> 'body'),
      left(v_callback ->> 'reference', 255))
    on conflict on constraint provider_events__digest do nothing
    returning id into v_event_id;
    if v_event_id is null then
      v_known := v_known || (v_callback -> 'digest');
      continue;
    end if;
    v_outcome := case
      when jsonb_typeof(v_callback -> 'update') = 'object'
        then internal.apply_email_update(v_callback -> 'update')::text
      else 'ignored'
    end;
    if v_outcome = 'unknown' then
      perform private.enqueue_job(
        'webhooks_handle',
        v_event_id::text,
        jsonb_build_object('event_id', v_event_id),
        private.now() + interval '30 seconds');
    end if;
    update private.provider_events
    set outcome = v_outcome, handled_at = private.now()
    where id = v_event_id;
  end loop;
  return v_known;
end
$$;
comment on function internal.apply_email_callbacks(jsonb) is
  'Stores and applies verified callbacks of the e-mail provider [{digest, body, reference, '
  'update}] that suppress no address; update is null for one that says nothing about delivery. '
  'Returns the digests of those that were stored before, which it leaves alone.';
