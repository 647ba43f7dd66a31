create function api.admin_claims(
  p_target_type text,
  p_target_id uuid,
  p_released boolean,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member;
  v_order_id uuid;
  v_claimed_by uuid;
  v_claimed_at timestamptz;
  v_is_open boolean;
begin
  if p_target_type = 'dispute' then
    v_staff := private.staff_caller('ops_admin');
    select disputes.order_id, disputes.claimed_by, disputes.claimed_at, disputes.resolved_at is null
    into v_order_id, v_claimed_by, v_claimed_at, v_is_open
    from private.disputes
    where disputes.id = p_target_id
    for update;
  else
    v_staff := private.staff_caller('ops_admin', 'administrator');
    select cases.order_id, cases.claimed_by, cases.claimed_at, cases.closed_at is null
    into v_order_id, v_claimed_by, v_claimed_at, v_is_open
    from private.staff_cases as cases
    where cases.id = p_target_id
    for update;
  end if;
  if v_is_open is not true then
    perform private.raise_error(
      case p_target_type when 'dispute' then 'dispute_not_found' else 'case_not_found' end);
  end if;
  perform private.forbid_self_decision(v_staff, variadic private.note_subjects(null, v_order_id));
  perform private.refuse(private.claim_objection(v_staff, v_claimed_by, v_claimed_at));

  v_claimed_by := case when not p_released then v_staff.id end;
  v_claimed_at := case when not p_released then private.now() end;
  update private.disputes
  set claimed_by = v_claimed_by, claimed_at = v_claimed_at
  where p_target_type = 'dispute'
    and disputes.id = p_target_id;
  update private.staff_cases
  set claimed_by = v_claimed_by, claimed_at = v_claimed_at
  where p_target_type = 'case'
    and staff_cases.id = p_target_id;
  perform private.audit(
    v_staff, p_audit, p_target_type, p_target_id::text,
    null,
    jsonb_build_object('claimed_by', v_claimed_by));
  return jsonb_build_object(
    'claimed_by_username', (
      select profiles.username from public.profiles where profiles.id = v_claimed_by),
    'claimed_at', internal.wire_time(v_claimed_at));
end
$$;
