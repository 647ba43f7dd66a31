-- Stores and applies verified callbacks of the e-mail provider [{digest, body, reference, update}]
-- that suppress no address; update is null if the callback says nothing about delivery. A callback
-- that was stored before is not applied; its digest is returned.
create function internal.apply_email_callbacks(p_callbacks jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := private.now();
  v_known jsonb;
  v_unknown uuid[];
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
  with given as (
    select
      private.uuid_of_name(callbacks.digest) as event_id,
      callbacks.digest,
      callbacks.body,
      callbacks.reference,
      updates.*
    from jsonb_to_recordset(p_callbacks)
      as callbacks (digest text, body jsonb, reference text, update jsonb)
    cross join jsonb_to_record(coalesce(callbacks.update, '{}'))
      as updates (id uuid, provider_id text, status private.email_status, problem text)
  ),
  fresh as materialized (
    select
      given.*,
      emails.id as email_id,
      emails.status as known_status
    from given
    left join lateral (
      select emails.id, emails.status
      from private.emails
      where emails.id = given.id
        or emails.provider_id = given.provider_id
      order by emails.id is distinct from given.id
      limit 1
    ) as emails on true
    where not exists (
      select from private.provider_events as events where events.id = given.event_id)
      and not exists (
        select from private.seen_callbacks as seen where seen.id = given.event_id)
  ),
  applied as (
    update private.emails
    set status = latest.status,
        provider_id = coalesce(emails.provider_id, latest.provider_id),
        problem = coalesce(left(private.mask_emails(latest.problem), 500), emails.problem),
        updated_at = v_now
    from (
      select distinct on (fresh.email_id) fresh.*
      from fresh
      order by fresh.email_id, fresh.status desc
    ) as latest
    where emails.id = latest.email_id
      -- The status of the row, not known_status: the lock above misses a row that got its
      -- provider_id meanwhile.
      and latest.status > emails.status
  ),
  stored as (
    insert into private.provider_events
      (id, provider, body, reference, outcome, received_at, handled_at)
    select
      fresh.event_id,
      'resend',
      fresh.body,
      left(fresh.reference, 255),
      case
        when fresh.status is null then 'ignored'
        when fresh.status > fresh.known_status then fresh.status::text
        -- Our id is stored before an e-mail is sent: without a row its user has left.
        when coalesce(fresh.email_id, fresh.id) is not null then 'known'
        else 'unknown'
      end,
      v_now,
      v_now
    from fresh
    -- Ordered, since two batches may have the same callbacks.
    order by fresh.reference, fresh.event_id
    -- Another batch may have applied the same callback meanwhile, to the same effect.
    on conflict (id) do nothing
    returning id, outcome
  )
  select
    coalesce(jsonb_agg(given.digest), '[]'),
    (select array_agg(stored.id) from stored where stored.outcome = 'unknown')
  into v_known, v_unknown
  from given
  where not exists (select from stored where stored.id = given.event_id);
  if v_unknown is not null then
    insert into private.jobs (kind, key, payload, run_at, created_at)
    select
      'webhooks_handle',
      unknown.id::text,
      jsonb_build_object('event_id', unknown.id),
      v_now + interval '30 seconds',
      v_now
    from unnest(v_unknown) as unknown (id);
  end if;
  return v_known;
end
$$;
