alter table private.provider_events add column is_open boolean not null
  generated always as (outcome is null or outcome in ('unknown', 'unconfirmed', 'unfamiliar')) stored;
comment on column private.provider_events.is_open is 'Nobody has acted on it: nobody came to it yet, or nobody knew what it tells of.';
create index provider_events_newest on private.provider_events (received_at desc, id desc);
create index provider_events_open on private.provider_events (received_at) where is_open;

create function api.admin_webhooks(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page('private.provider_events', array[
    case p_filters ->> 'status' when 'open' then 'provider_events.is_open' when 'done' then 'not provider_events.is_open' end,
    case when p_filters ? 'provider' then 'provider_events.provider = $1 ->> ''provider''' end,
    case when p_filters ? 'outcome' then 'provider_events.outcome = $1 ->> ''outcome''' end,
    case when p_filters ? 'reference' then 'provider_events.reference = $1 ->> ''reference''' end,
    private.staff_span('provider_events.received_at', p_filters)],
    'received_at', p_filters, p_limit, p_offset);
  select jsonb_agg(jsonb_build_object('id', events.id, 'provider', events.provider, 'reference', events.reference,
      'outcome', events.outcome, 'body', events.body, 'attempts', coalesce(jobs.attempts, 0), 'error', jobs.last_error,
      'next_attempt_at', api.wire_time(case when jobs.finished_at is null and jobs.dead_at is null then jobs.run_at end),
      'received_at', api.wire_time(events.received_at), 'handled_at', api.wire_time(events.handled_at)) order by found.nth)
  into v_items
  from unnest(v_page.ids) with ordinality as found (id, nth)
  join private.provider_events as events on events.id = found.id::uuid
  left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = found.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_webhooks(jsonb, integer, integer) is
  'Callbacks of providers as they came, newest first. p_filters {status: open | done | all, provider?, outcome?, reference?, from?, to?}.';
alter function api.admin_webhooks(jsonb, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_webhooks(jsonb, integer, integer) to authenticated;

create function private.redrive_webhooks(p_staff private.staff_member, p_act jsonb, p_ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  with open as (
    select events.* from private.provider_events as events
    where events.id = any (p_ids) and events.is_open order by events.id for update
  )
  select count(*) from open,
    lateral private.enqueue_anew('webhooks_handle', open.id::text, jsonb_build_object('event_id', open.id)),
    lateral private.audit(p_staff, p_act, 'callback', open.id::text,
      jsonb_build_object('provider', open.provider, 'reference', open.reference, 'outcome', open.outcome), null)
  into v_count;
  return v_count;
end
$$;
comment on function private.redrive_webhooks(private.staff_member, jsonb, uuid[]) is
  'Has those of these callbacks that nobody acted on handled anew, now, with a line in the audit log for each. Answers how many.';
grant execute on function private.redrive_webhooks(private.staff_member, jsonb, uuid[]) to preloved_verbs;

create function api.admin_webhooks_redrive(p_event_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.provider_events as events where events.id = p_event_id) then
    perform private.refuse('NOT_FOUND', 'There is no such callback.');
  elsif private.redrive_webhooks(v_staff, p_act, array[p_event_id]) = 0 then
    perform private.refuse('CONFLICT', 'This callback has been acted on already.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$$;
comment on function api.admin_webhooks_redrive(uuid, jsonb) is 'Has a callback that nobody acted on handled anew.';
alter function api.admin_webhooks_redrive(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_webhooks_redrive(uuid, jsonb) to authenticated;

create function api.admin_webhooks_redrive_matching(p_provider text, p_outcome text, p_limit integer, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(events.id order by events.received_at))[:p_limit], count(*) into v_ids, v_total
  from private.provider_events as events
  where events.is_open and (p_provider is null or events.provider = p_provider)
    and (p_outcome is null or events.outcome = p_outcome);
  return jsonb_build_object('redriven', private.redrive_webhooks(v_staff, p_act, v_ids), 'matching', v_total);
end
$$;
comment on function api.admin_webhooks_redrive_matching(text, text, integer, jsonb) is
  'Has all open callbacks of a provider, or with this outcome, handled anew, the oldest first.';
alter function api.admin_webhooks_redrive_matching(text, text, integer, jsonb) owner to preloved_verbs;
grant execute on function api.admin_webhooks_redrive_matching(text, text, integer, jsonb) to authenticated;
