create function api.admin_outbox_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.outbox where outbox.id = p_event_id) then
    perform private.raise_error('NOT_FOUND', 'There is no such event.');
  elsif private.redrive_outbox(v_staff, p_audit, array[p_event_id]) = 0 then
    perform private.raise_error('CONFLICT', 'This event is no dead letter: it was delivered, or will be by itself.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$$;
comment on function api.admin_outbox_redrive(uuid, jsonb) is
  'Gives a dead event five posts more, and with it what waits behind it. p_audit {operation, reason?, request_id}.';
