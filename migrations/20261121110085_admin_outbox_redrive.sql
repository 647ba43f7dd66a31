create function api.admin_outbox_redrive(p_event_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_event private.outbox;
begin
  select outbox.* into v_event from private.outbox where outbox.id = p_event_id for update;
  if v_event.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such event.');
  elsif v_event.dead_at is null then
    perform private.refuse('CONFLICT', 'This event is no dead letter: it was delivered, or will be by itself.');
  end if;
  update private.outbox
  set dead_at = null, posts = 0, is_given_back = false, due_at = private.now(), lease_token = null, leased_until = null
  where id = p_event_id;
  perform private.audit(v_staff, p_act, 'admin_outbox_redrive', 'outbox_event', p_event_id::text,
    jsonb_build_object('dead_at', api.wire_time(v_event.dead_at), 'posts', v_event.posts, 'error', v_event.last_error),
    jsonb_build_object('posts', 0));
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$$;
comment on function api.admin_outbox_redrive(uuid, jsonb) is
  'Gives a dead event five posts more, and with it what waits behind it. p_act {reason?, request_id}.';
alter function api.admin_outbox_redrive(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_outbox_redrive(uuid, jsonb) to authenticated;
