-- Takes what may be posted now. A transaction that saw version n of an aggregate committed wrote n + 1 after it,
-- so numbers in the order of position never go against versions.
create function internal.claim_outbox_events(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
comment on function internal.claim_outbox_events(integer, integer) is
  'Numbers new events and leases up to p_limit that may be posted now, at most one of each aggregate; while the breaker is open it asks for a ping instead.';
