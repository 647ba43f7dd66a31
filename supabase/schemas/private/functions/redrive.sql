-- Restarts the dead jobs or events, or the open callbacks, among the first of these, with an audit
-- line each.
create function private.redrive(
  p_target_type text,
  p_audit jsonb,
  p_limit integer,
  p_ids uuid[]
) returns jsonb
language plpgsql volatile
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids constant uuid[] := p_ids[:p_limit];
  v_before jsonb;
  v_count integer;
begin
  case p_target_type
    when 'job' then
      with dead as (
        select jobs.*
        from private.jobs
        where jobs.id = any (v_ids)
          and jobs.dead_at is not null
        order by jobs.id
        for update
      ),
      redriven as (
        update private.jobs
        set
          dead_at = null,
          attempts = 0,
          run_at = private.now(),
          lease_token = null,
          leased_until = null
        from dead
        where jobs.id = dead.id
      )
      select jsonb_object_agg(
        dead.id,
        jsonb_build_object(
          'kind', dead.kind,
          'dead_at', internal.wire_time(dead.dead_at),
          'attempts', dead.attempts,
          'error', private.mask_emails(dead.last_error)))
      into v_before
      from dead;
    when 'outbox_event' then
      with dead as (
        select outbox.*
        from private.outbox
        where outbox.id = any (v_ids)
          and outbox.dead_at is not null
        order by outbox.id
        for update
      ),
      redriven as (
        update private.outbox
        set
          dead_at = null,
          attempts = 0,
          has_uncounted_attempt = false,
          due_at = private.now(),
          lease_token = null,
          leased_until = null
        from dead
        where outbox.id = dead.id
      )
      select jsonb_object_agg(
        dead.id,
        jsonb_build_object(
          'dead_at', internal.wire_time(dead.dead_at),
          'attempts', dead.attempts,
          'error', private.mask_emails(dead.last_error)))
      into v_before
      from dead;
    when 'callback' then
      with open as (
        select events.*
        from private.provider_events as events
        where events.id = any (v_ids)
          and events.is_open
        order by events.id
        for update
      )
      select jsonb_object_agg(
        open.id,
        jsonb_build_object(
          'provider', open.provider,
          'reference', open.reference,
          'outcome', open.outcome))
      into v_before
      from open
      cross join lateral private.restart_job(
        'webhooks_handle', open.id::text, jsonb_build_object('event_id', open.id)
      );
  end case;
  select count(*)
  into v_count
  from jsonb_each(v_before) as redriven
  cross join lateral private.audit(
    v_staff, p_audit, p_target_type, redriven.key, redriven.value,
    case when p_target_type <> 'callback' then '{"attempts": 0}'::jsonb end
  );
  return jsonb_build_object('redriven', v_count, 'matching', cardinality(p_ids));
end
$$;
