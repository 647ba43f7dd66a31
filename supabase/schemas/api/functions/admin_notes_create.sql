create function api.admin_notes_create(
  p_text text,
  p_audit jsonb,
  p_user_id uuid default null,
  p_order text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_order_id constant uuid := private.order_id_of(p_order);
  v_subjects constant uuid[] := private.note_subjects(p_user_id, v_order_id);
  v_note private.staff_notes;
begin
  if cardinality(v_subjects) = 0 then
    perform private.raise_error(
      case when p_user_id is null then 'order_not_found' else 'user_not_found' end);
  end if;
  perform private.forbid_self_decision(v_staff, variadic v_subjects);
  -- A note is erased with an account, so none is written after the erasure.
  if exists (
    select from unnest(v_subjects) as subjects (id) where private.is_account_deleted(subjects.id)
  ) then
    perform private.raise_error('party_left');
  end if;
  insert into private.staff_notes (user_id, order_id, author_id, text)
  values (p_user_id, v_order_id, v_staff.id, p_text)
  returning * into v_note;
  -- Without the text, because the audit log is kept for ever.
  perform private.audit(
    v_staff, p_audit,
    case when p_user_id is null then 'order' else 'account' end,
    coalesce(p_user_id, v_order_id)::text,
    null,
    jsonb_build_object('note_id', v_note.id));
  return private.note_record(v_note, (
    select profiles.username from public.profiles where profiles.id = v_staff.id));
end
$$;
