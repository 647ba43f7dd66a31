create function api.admin_webhooks_redrive(p_event_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.provider_events as events where events.id = p_event_id) then
    perform private.refuse('NOT_FOUND', 'There is no such callback.');
  elsif private.redrive_webhooks(v_staff, p_act, array[p_event_id]) = 0 then
    perform private.refuse('CONFLICT', 'This callback has been acted on already.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$$;
comment on function api.admin_webhooks_redrive(uuid, jsonb) is 'Has a callback that nobody acted on handled anew.';
alter function api.admin_webhooks_redrive(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_webhooks_redrive(uuid, jsonb) to authenticated;
