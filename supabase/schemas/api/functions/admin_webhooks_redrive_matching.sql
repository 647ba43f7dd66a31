create function api.admin_webhooks_redrive_matching(
  p_limit integer,
  p_audit jsonb,
  p_provider text default null,
  p_outcome text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(events.id order by events.received_at))[:p_limit], count(*)
  into v_ids, v_total
  from private.provider_events as events
  where events.is_open
    and (p_provider is null or events.provider = p_provider)
    and (p_outcome is null or events.outcome = p_outcome);
  return jsonb_build_object(
    'redriven', private.redrive(v_staff, p_audit, 'callback', v_ids),
    'matching', v_total
  );
end
$$;
