create table private.provider_events (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  digest text not null constraint provider_events__digest unique,
  body jsonb not null,
  reference text,
  outcome text,
  received_at timestamptz not null default private.now(),
  handled_at timestamptz
);
comment on table private.provider_events is 'Every verified callback as it came, once per content; what we did with it stands in outcome.';
comment on column private.provider_events.digest is 'SHA-256 of path and raw body: a provider''s retry is the same event.';
comment on column private.provider_events.outcome is
  'unknown means parked: its reference is not (yet) ours. unconfirmed: it tells of money that the provider itself does not (yet) know of. unfamiliar: we cannot read it. Staff can see all three.';
create index provider_events_reference on private.provider_events (reference);
alter table private.provider_events enable row level security;
create policy all_verbs on private.provider_events for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.provider_events to preloved_verbs;

create function api.webhooks_receive(p_provider text, p_digest text, p_body jsonb, p_reference text) returns jsonb
language plpgsql security definer set search_path = ''
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
    perform private.enqueue_anew('webhooks_handle', v_event.id::text, v_job, v_due_at);
  else
    perform private.enqueue('webhooks_handle', v_event.id::text, v_job, v_due_at);
  end if;
  return jsonb_build_object('id', v_event.id, 'handled', not v_is_open and not v_is_news);
end
$$;
comment on function api.webhooks_receive(text, text, jsonb, text) is 'Stores a verified callback before anything acts on it; a repeat finds the first.';
alter function api.webhooks_receive(text, text, jsonb, text) owner to preloved_verbs;
grant execute on function api.webhooks_receive(text, text, jsonb, text) to service_role;

create function api.webhooks_stored(p_event_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', events.id, 'provider', events.provider, 'body', events.body, 'reference', events.reference)
    from private.provider_events as events where events.id = p_event_id);
end
$$;
comment on function api.webhooks_stored(uuid) is 'A stored callback, to act on.';
alter function api.webhooks_stored(uuid) owner to preloved_verbs;
grant execute on function api.webhooks_stored(uuid) to service_role;

create function api.webhooks_done(p_event_id uuid, p_outcome text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_event private.provider_events;
begin
  update private.provider_events set outcome = p_outcome, handled_at = private.now() where id = p_event_id
  returning * into v_event;
  if p_outcome in ('unknown', 'unconfirmed') then
    update private.jobs set max_attempts = 20 where kind = 'webhooks_handle' and key = p_event_id::text;
  else
    update private.jobs set finished_at = private.now(), dead_at = null where kind = 'webhooks_handle' and key = p_event_id::text;
  end if;
  if p_outcome = 'unconfirmed' or (p_outcome = 'unfamiliar' and v_event.provider = 'xendit_native') then
    perform private.open_case(p_outcome || '_payment', p_event_id::text, null,
      jsonb_build_object('provider', v_event.provider, 'reference', v_event.reference));
  end if;
end
$$;
comment on function api.webhooks_done(uuid, text) is 'Notes what came of a callback. An unknown reference stays due, in case it appears; money that nobody confirms is for staff to look into.';
alter function api.webhooks_done(uuid, text) owner to preloved_verbs;
grant execute on function api.webhooks_done(uuid, text) to service_role;
