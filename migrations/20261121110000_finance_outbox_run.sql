create function private.event_envelope(p_event private.outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('id', p_event.id, 'seq', p_event.seq, 'type', p_event.type,
    'schema_version', p_event.schema_version,
    'aggregate', jsonb_build_object('type', p_event.aggregate_type, 'id', p_event.aggregate_id, 'version', p_event.aggregate_version),
    'occurred_at', api.wire_time(p_event.occurred_at), 'data', p_event.data);
end
$$;
comment on function private.event_envelope(private.outbox) is 'An event as the finance portal reads it, the same at every post.';
grant execute on function private.event_envelope(private.outbox) to preloved_verbs;

create function private.is_next_of_aggregate(p_event private.outbox) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_event.aggregate_version = 1 or exists (
    select from private.outbox as before
    where before.aggregate_type = p_event.aggregate_type and before.aggregate_id = p_event.aggregate_id
      and before.aggregate_version = p_event.aggregate_version - 1 and before.delivered_at is not null);
end
$$;
comment on function private.is_next_of_aggregate(private.outbox) is
  'Whether the portal has everything that comes before it: versions have no gap, so the one before tells.';
grant execute on function private.is_next_of_aggregate(private.outbox) to preloved_verbs;

-- Takes what may be posted now. A transaction that saw version n of an aggregate committed wrote n + 1 after it,
-- so numbers in the order of position never go against versions.
create function api.finance_outbox_run_claim(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_portal private.finance_portal;
  v_now timestamptz := private.now();
  v_until timestamptz := clock_timestamp() + make_interval(secs => p_lease_seconds);
  v_numbered integer;
  v_events jsonb;
begin
  select finance_portal.* into v_portal from private.finance_portal for update;
  with fresh as (
    select outbox.id, row_number() over (order by outbox.position) as step
    from private.outbox where outbox.seq is null order by outbox.position limit 1000
  )
  update private.outbox set seq = v_portal.last_seq + fresh.step from fresh where outbox.id = fresh.id;
  get diagnostics v_numbered = row_count;
  if v_numbered > 0 then
    update private.finance_portal set last_seq = last_seq + v_numbered;
  end if;

  if v_portal.down_since is not null then
    if v_portal.probe_at > v_now or v_portal.leased_until > clock_timestamp() then
      return jsonb_build_object('probe', false, 'events', '[]'::jsonb);
    end if;
    update private.finance_portal set leased_until = v_until;
    return jsonb_build_object('probe', true, 'events', '[]'::jsonb);
  end if;

  with due as (
    select outbox.id from private.outbox
    where outbox.delivered_at is null and outbox.dead_at is null and outbox.seq is not null and outbox.due_at <= v_now
      and (outbox.leased_until is null or outbox.leased_until < clock_timestamp())
      and private.is_next_of_aggregate(outbox)
    order by outbox.seq limit p_limit
    for update skip locked
  ), claimed as (
    update private.outbox
    set posts = least(outbox.posts + 1, 5), lease_token = gen_random_uuid(), leased_until = v_until,
        -- Five posts, and the drain died each time before it could say what came of the last.
        dead_at = case when outbox.posts = 5 then v_now end,
        last_error = case when outbox.posts = 5 then 'No drain lived to tell what came of the last post.' else outbox.last_error end
    from due where outbox.id = due.id
    returning outbox.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('envelope', private.event_envelope(claimed.*::private.outbox),
      'lease_token', claimed.lease_token, 'is_last_post', claimed.posts = 5) order by claimed.seq)
      filter (where claimed.dead_at is null), '[]')
  into v_events from claimed;
  return jsonb_build_object('probe', false, 'events', v_events);
end
$$;
comment on function api.finance_outbox_run_claim(integer, integer) is
  'Numbers new events and leases up to p_limit that may be posted now, at most one of each aggregate; while the breaker is open it asks for a ping instead.';
alter function api.finance_outbox_run_claim(integer, integer) owner to preloved_verbs;
grant execute on function api.finance_outbox_run_claim(integer, integer) to service_role;

create function api.finance_outbox_run_record(p_results jsonb, p_answered boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := private.now();
begin
  if p_answered is not null then
    update private.finance_portal
    set leased_until = null,
        down_since = case when not p_answered then coalesce(down_since, v_now) end,
        -- Every tick at first, later once a minute.
        probe_at = case when not p_answered then v_now + case
          when down_since < v_now - interval '5 minutes' then interval '60 seconds' else interval '15 seconds' end end;
  end if;

  with results as (
    select * from jsonb_to_recordset(p_results) as result (id uuid, lease_token uuid, outcome text, error text)
  ), judged as (
    select outbox.id, results.outcome, results.error,
           results.outcome = 'unanswered' and p_answered is false and not outbox.is_given_back as is_forgiven
    from private.outbox join results on results.id = outbox.id and results.lease_token = outbox.lease_token
    where outbox.delivered_at is null and outbox.dead_at is null
  )
  update private.outbox
  set lease_token = null, leased_until = null,
      delivered_at = case when judged.outcome = 'delivered' then v_now end,
      posts = case when judged.outcome = 'unsent' then outbox.posts - 1 else outbox.posts end,
      is_given_back = outbox.is_given_back or judged.is_forgiven,
      due_at = case when judged.outcome in ('delivered', 'unsent') or judged.is_forgiven then outbox.due_at
        else v_now + interval '15 seconds' end,
      dead_at = case when judged.outcome in ('refused', 'unanswered') and outbox.posts = 5 then v_now end,
      last_error = case when judged.outcome = 'delivered' then null else left(judged.error, 1000) end
  from judged where outbox.id = judged.id;
end
$$;
comment on function api.finance_outbox_run_record(jsonb, boolean) is
  'What came of posts: [{id, lease_token, outcome: delivered, refused, unanswered or unsent, error?}], and whether a ping was answered (null: none was needed).';
alter function api.finance_outbox_run_record(jsonb, boolean) owner to preloved_verbs;
grant execute on function api.finance_outbox_run_record(jsonb, boolean) to service_role;
