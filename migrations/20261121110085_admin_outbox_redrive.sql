create function private.redrive_outbox(p_staff private.staff_member, p_act jsonb, p_ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  with dead as (
    select outbox.* from private.outbox where outbox.id = any (p_ids) and outbox.dead_at is not null order by outbox.id for update
  ), redriven as (
    update private.outbox
    set dead_at = null, posts = 0, is_given_back = false, due_at = private.now(), lease_token = null, leased_until = null
    from dead where outbox.id = dead.id
  )
  select count(*) from dead, lateral private.audit(p_staff, p_act, 'outbox_event', dead.id::text,
      jsonb_build_object('dead_at', api.wire_time(dead.dead_at), 'posts', dead.posts, 'error', dead.last_error),
      jsonb_build_object('posts', 0))
  into v_count;
  return v_count;
end
$$;
comment on function private.redrive_outbox(private.staff_member, jsonb, uuid[]) is
  'Gives those of these events that are dead five posts more, with a line in the audit log for each. Answers how many.';
grant execute on function private.redrive_outbox(private.staff_member, jsonb, uuid[]) to preloved_verbs;

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

create function api.admin_outbox_redrive_matching(p_type text, p_error text, p_limit integer, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(outbox.id order by outbox.dead_at))[:p_limit], count(*) into v_ids, v_total from private.outbox
  where outbox.dead_at is not null and (p_type is null or outbox.type = p_type)
    and (p_error is null or position(lower(p_error) in lower(outbox.last_error)) > 0);
  return jsonb_build_object('redriven', private.redrive_outbox(v_staff, p_act, v_ids), 'matching', v_total);
end
$$;
comment on function api.admin_outbox_redrive_matching(text, text, integer, jsonb) is
  'Gives all dead events of a type, or with these words in their last error, five posts more, the longest dead first.';
alter function api.admin_outbox_redrive_matching(text, text, integer, jsonb) owner to preloved_verbs;
grant execute on function api.admin_outbox_redrive_matching(text, text, integer, jsonb) to authenticated;
