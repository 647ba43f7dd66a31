create function api.admin_webhooks_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  return private.redrive_result(
    p_event_id,
    exists (select from private.provider_events as events where events.id = p_event_id),
    private.redrive(v_staff, p_audit, 'callback', array[p_event_id])
  );
end
$$;
