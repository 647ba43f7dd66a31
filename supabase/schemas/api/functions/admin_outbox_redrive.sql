create function api.admin_outbox_redrive(p_event_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.outbox where outbox.id = p_event_id) then
    perform private.refuse('NOT_FOUND', 'There is no such event.');
  elsif private.redrive_outbox(v_staff, p_act, array[p_event_id]) = 0 then
    perform private.refuse('CONFLICT', 'This event is no dead letter: it was delivered, or will be by itself.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$$;
comment on function api.admin_outbox_redrive(uuid, jsonb) is
  'Gives a dead event five posts more, and with it what waits behind it. p_act {operation, reason?, request_id}.';
alter function api.admin_outbox_redrive(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_outbox_redrive(uuid, jsonb) to authenticated;
