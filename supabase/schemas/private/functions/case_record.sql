create function private.case_record(
  p_case private.staff_cases,
  p_order_reference text
) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'id', p_case.id,
    'kind', p_case.kind,
    'key', p_case.key,
    'order_id', p_case.order_id,
    'order_reference', p_order_reference,
    'details', p_case.details,
    'next_step', (
      select kinds.next_step from private.case_kinds as kinds where kinds.kind = p_case.kind),
    'status', case when p_case.closed_at is null then 'open' else 'closed' end,
    'opened_at', internal.wire_time(p_case.opened_at),
    'closed_at', internal.wire_time(p_case.closed_at))
$$;
