create function private.case_record(
  p_case private.staff_cases,
  p_order_reference text,
  p_kind private.case_kinds,
  p_claimed_by text
) returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    'id', p_case.id,
    'kind', p_case.kind,
    'key', p_case.key,
    'order_id', p_case.order_id,
    'order_reference', p_order_reference,
    'details', p_case.details || coalesce(
      (
        -- The job's, which it loses when it is done: a provider's error may name an address.
        select jsonb_build_object('error', private.mask_emails(jobs.last_error))
        from private.jobs
        where p_case.kind = 'stuck_job'
          and jobs.id = private.uuid_of(p_case.key)
          and jobs.last_error is not null
      ),
      '{}'),
    'claimed_by_username', p_claimed_by,
    'claimed_at', internal.wire_time(p_case.claimed_at),
    'next_step', p_kind.next_step,
    'is_closed_by_hand', p_kind.is_closed_by_hand,
    'status', case when p_case.closed_at is null then 'open' else 'closed' end,
    'opened_at', internal.wire_time(p_case.opened_at),
    'closed_at', internal.wire_time(p_case.closed_at),
    'closed_because', case when p_case.closed_at is not null
      then coalesce(p_case.closed_because, 'operation')
    end);
end
$$;
