create function private.redrive_webhooks(
  p_staff private.staff_member,
  p_audit jsonb,
  p_ids uuid[]
) returns integer
language plpgsql volatile
as $$
declare
  v_count integer;
begin
  with open as (
    select events.*
    from private.provider_events as events
    where events.id = any (p_ids)
      and events.is_open
    order by events.id
    for update
  )
  select count(*)
  into v_count
  from open
  cross join lateral private.restart_job(
    'webhooks_handle', open.id::text, jsonb_build_object('event_id', open.id)
  )
  cross join lateral private.audit(
    p_staff, p_audit, 'callback', open.id::text,
    jsonb_build_object(
      'provider', open.provider,
      'reference', open.reference,
      'outcome', open.outcome
    ),
    null
  );
  return v_count;
end
$$;
