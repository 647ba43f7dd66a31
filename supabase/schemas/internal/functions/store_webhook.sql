create function internal.store_webhook(
  p_provider text,
  p_digest text,
  p_body jsonb,
  p_reference text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_event private.provider_events;
  v_due_at constant timestamptz := private.now() + interval '30 seconds';
  v_job jsonb;
  v_is_open boolean;
  v_is_news boolean;
begin
  insert into private.provider_events (provider, digest, body, reference)
  values (p_provider, p_digest, p_body, p_reference)
  on conflict on constraint provider_events__digest do nothing;
  select events.* into v_event from private.provider_events as events where events.digest = p_digest;
  v_job := jsonb_build_object('event_id', v_event.id);
  -- A price that went up and came back reads like the first one. Whoever tells of it makes us ask, and what has not
  -- changed changes nothing; only e-mail tells by itself, and names each telling.
  v_is_open := v_event.handled_at is null or v_event.outcome in ('unknown', 'unconfirmed');
  v_is_news := not v_is_open and p_provider <> 'resend' and v_event.handled_at < private.now() - interval '1 minute';
  -- The job makes sure that the event is acted on even if this process dies now; one that was given up begins again.
  if v_is_news or exists (
       select from private.jobs where jobs.kind = 'webhooks_handle' and jobs.key = v_event.id::text and jobs.dead_at is not null) then
    perform private.restart_job('webhooks_handle', v_event.id::text, v_job, v_due_at);
  else
    perform private.enqueue_job('webhooks_handle', v_event.id::text, v_job, v_due_at);
  end if;
  return jsonb_build_object('id', v_event.id, 'handled', not v_is_open and not v_is_news);
end
$$;
comment on function internal.store_webhook(text, text, jsonb, text) is 'Stores a verified callback before anything acts on it; a repeat finds the first.';
