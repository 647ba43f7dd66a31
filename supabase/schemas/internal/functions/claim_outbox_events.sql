-- Numbers new events and leases up to p_limit due events, at most one per aggregate. While the
-- portal is down it returns no events; probe says whether to ping the portal now. p_results and
-- p_answered are stored before the claim: see internal.record_outbox_deliveries.
create function internal.claim_outbox_events(
  p_limit integer,
  p_lease_seconds integer,
  p_results jsonb default '[]',
  p_answered boolean default null
) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  v_now constant timestamptz := private.now();
  v_leased_until constant timestamptz :=
    clock_timestamp() + make_interval(secs => p_lease_seconds);
  v_portal private.finance_portal;
  v_began timestamptz;
  v_has_floors boolean;
  v_count integer;
  v_events jsonb;
begin
  if p_results <> '[]' or p_answered is not null then
    perform internal.record_outbox_deliveries(p_results, p_answered);
  end if;
  select finance_portal.* into v_portal from private.finance_portal for update;
  v_began := clock_timestamp();
  v_has_floors := v_portal.floors_until > v_began;
  if not v_has_floors then
    v_portal.position_floor := 0;
    v_portal.due_floor := '-infinity';
  end if;
  -- The transaction that inserted version n + 1 of an aggregate has seen version n committed, so
  -- position and version have the same order.
  if exists (
    select
    from private.outbox
    where outbox.seq is null
      and outbox.position > v_portal.position_floor)
  then
    with numbered as (
      select outbox.id, row_number() over (order by outbox.position) as step
      from private.outbox
      where outbox.seq is null
        and outbox.position > v_portal.position_floor
      order by outbox.position
      limit 1000
    )
    update private.outbox
    set seq = v_portal.last_seq + numbered.step,
        is_next = outbox.is_next or not exists (
          select
          from private.outbox as earlier
          where earlier.aggregate_type = outbox.aggregate_type
            and earlier.aggregate_id = outbox.aggregate_id
            and earlier.aggregate_version = outbox.aggregate_version - 1
            and earlier.delivered_at is null
        )
    from numbered
    where outbox.id = numbered.id;
    get diagnostics v_count = row_count;
    update private.finance_portal set last_seq = last_seq + v_count;
  end if;

  if v_portal.down_since is not null then
    if v_portal.probe_at > v_now or v_portal.leased_until > clock_timestamp() then
      return jsonb_build_object('probe', false, 'events', '[]'::jsonb);
    end if;
    update private.finance_portal set leased_until = v_leased_until;
    return jsonb_build_object('probe', true, 'events', '[]'::jsonb);
  end if;

  with claimed as (
    update private.outbox
    set
      attempts = least(outbox.attempts + 1, 5),
      lease_token = gen_random_uuid(),
      leased_until = v_leased_until,
      -- Five deliveries were started, and the last worker died before its result.
      dead_at = case when outbox.attempts = 5 then v_now end,
      last_error = case
        when outbox.attempts = 5 then 'The worker stopped before the result of the last delivery.'
        else outbox.last_error
      end
    where outbox.id = any (array(
      select due.id
      from private.outbox as due
      where due.is_next
        and due.delivered_at is null
        and due.dead_at is null
        and due.seq is not null
        and due.due_at <= v_now
        and due.due_at >= v_portal.due_floor
        and (due.leased_until is null or due.leased_until < clock_timestamp())
      order by due.due_at, due.position
      limit p_limit
      for update skip locked
    ))
    returning outbox.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'envelope', private.event_envelope(claimed.*::private.outbox),
        'traceparent', claimed.traceparent,
        'lease_token', claimed.lease_token,
        'is_last_attempt', claimed.attempts = 5
      )
      order by claimed.seq
    ) filter (where claimed.dead_at is null),
    '[]'
  )
  into v_events
  from claimed;
  if v_has_floors and v_events = '[]' then
    -- An aggregate's next event may be due before the floor.
    update private.finance_portal set floors_until = '-infinity';
    return internal.claim_outbox_events(p_limit, p_lease_seconds);
  end if;
  if not v_has_floors and clock_timestamp() > v_began + interval '5 milliseconds' then
    perform private.raise_outbox_floors(v_began);
  end if;
  return jsonb_build_object('probe', false, 'events', v_events);
end
$$;
