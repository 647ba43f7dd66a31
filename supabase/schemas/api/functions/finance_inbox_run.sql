-- Handles the oldest due event of the inbox. Returns done, failed (retried later) or idle. p_terms
-- {fee, minimum} of a payout in rupiah; null if disbursements only notify the seller.
create function api.finance_inbox_run(p_terms jsonb default null) returns private.inbox_run_outcome
language plpgsql volatile security definer
as $$
declare
  v_event private.finance_inbox;
  v_outcome text;
  v_error text;
begin
  select inbox.*
  into v_event
  from private.finance_inbox as inbox
  where inbox.handled_at is null
    and inbox.due_at <= private.now()
  order by inbox.due_at, inbox.position
  limit 1
  for update skip locked;
  if v_event.id is null then
    return 'idle';
  end if;
  begin
    v_outcome := private.apply_portal_event(v_event, p_terms);
  exception
    when others then
      get stacked diagnostics v_error = message_text;
      update private.finance_inbox
      set
        attempts = attempts + 1,
        last_error = left(v_error, 1000),
        due_at = private.now()
          + make_interval(secs => private.retry_seconds('finance_inbox', attempts + 1))
      where id = v_event.id;
      return 'failed';
  end;
  update private.finance_inbox
  set
    attempts = attempts + 1,
    outcome = v_outcome,
    handled_at = private.now(),
    last_error = null
  where id = v_event.id;
  return 'done';
end
$$;
revoke execute on function api.finance_inbox_run(jsonb) from authenticated;
grant execute on function api.finance_inbox_run(jsonb) to service_role;
