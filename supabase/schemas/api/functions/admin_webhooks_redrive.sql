create function api.admin_webhooks_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.provider_events as events where events.id = p_event_id) then
    perform private.raise_error('NOT_FOUND', 'There is no such callback.');
  elsif private.redrive_webhooks(v_staff, p_audit, array[p_event_id]) = 0 then
    perform private.raise_error('CONFLICT', 'This callback has been acted on already.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$$;
comment on function api.admin_webhooks_redrive(uuid, jsonb) is 'Has a callback that nobody acted on handled anew.';
