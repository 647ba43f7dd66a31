-- Stores the results of deliveries [{id, lease_token, outcome, error?}], where outcome is
-- delivered, refused, unanswered or unsent. p_answered: whether a ping was answered, or null.
create function internal.record_outbox_deliveries(p_results jsonb, p_answered boolean) returns void
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := private.now();
  v_ids constant uuid[] := array(
    select result.id from jsonb_to_recordset(p_results) as result (id uuid));
begin
  -- Numbering checks the previous event, and this function the next one: one of them sees the
  -- other.
  perform from private.finance_portal for update;
  if p_answered is not null then
    update private.finance_portal
    set
      leased_until = null,
      down_since = case when not p_answered then coalesce(down_since, v_now) end,
      -- Every 15 seconds in the first five minutes, then every minute.
      probe_at = case
        when p_answered then null
        when down_since < v_now - interval '5 minutes' then v_now + interval '60 seconds'
        else v_now + interval '15 seconds'
      end;
  end if;

  with results as (
    select *
    from jsonb_to_recordset(p_results) as result
      (id uuid, lease_token uuid, outcome text, error text)
  ),
  judged as (
    select
      outbox.id,
      results.outcome,
      results.error,
      -- A delivery that finds the portal down does not count, once per event.
      results.outcome = 'unanswered'
        and p_answered is false
        and not outbox.has_uncounted_attempt as is_forgiven
    from private.outbox
    join results on results.id = outbox.id and results.lease_token = outbox.lease_token
    where outbox.id = any (v_ids)
      -- In one expression, so that no index of waiting events is read, which may be long.
      and coalesce(outbox.delivered_at, outbox.dead_at) is null
  )
  update private.outbox
  set
    lease_token = null,
    leased_until = null,
    delivered_at = case when judged.outcome = 'delivered' then v_now end,
    attempts = outbox.attempts - (judged.outcome = 'unsent')::integer,
    has_uncounted_attempt = outbox.has_uncounted_attempt or judged.is_forgiven,
    due_at = case
      when judged.outcome in ('delivered', 'unsent') or judged.is_forgiven then outbox.due_at
      else v_now + interval '15 seconds'
    end,
    dead_at = case
      when judged.outcome in ('refused', 'unanswered') and outbox.attempts = 5 then v_now
    end,
    last_error = case when judged.outcome <> 'delivered' then left(judged.error, 1000) end
  from judged
  where outbox.id = any (v_ids)
    and outbox.id = judged.id;

  update private.outbox
  set is_next = true
  from private.outbox as delivered
  where delivered.id = any (v_ids)
    and delivered.delivered_at is not null
    and outbox.aggregate_type = delivered.aggregate_type
    and outbox.aggregate_id = delivered.aggregate_id
    and outbox.aggregate_version = delivered.aggregate_version + 1
    and not outbox.is_next;
end
$$;
