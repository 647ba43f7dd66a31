create function private.redrive_outbox(
  p_staff private.staff_member,
  p_audit jsonb,
  p_ids uuid[]
) returns integer
language plpgsql volatile
as $$
declare
  v_count integer;
begin
  with dead as (
    select outbox.*
    from private.outbox
    where outbox.id = any (p_ids)
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
  select count(*)
  into v_count
  from dead
  cross join lateral private.audit(
    p_staff, p_audit, 'outbox_event', dead.id::text,
    jsonb_build_object(
      'dead_at', internal.wire_time(dead.dead_at),
      'attempts', dead.attempts,
      'error', private.mask_emails(dead.last_error)
    ),
    jsonb_build_object('attempts', 0)
  );
  return v_count;
end
$$;
