create function api.admin_cases_close(p_case_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_case private.staff_cases :=
    private.lock_row(null::private.staff_cases, p_case_id, 'case_not_found');
  v_order public.orders;
  v_kind private.case_kinds;
begin
  select orders.* into v_order from public.orders where orders.id = v_case.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  if v_case.closed_at is not null then
    perform private.raise_error(
      'case_closed', jsonb_build_object('closed_at', internal.wire_time(v_case.closed_at)));
  end if;
  perform private.refuse(
    private.claim_objection(v_staff, v_case.claimed_by, v_case.claimed_at));
  select kinds.* into v_kind
  from private.case_kinds as kinds
  where kinds.kind = v_case.kind;
  if not v_kind.is_closed_by_hand and private.case_lasts(v_case) is distinct from false then
    perform private.raise_error(
      'case_cause_lasts', jsonb_build_object('next_step', v_kind.next_step));
  end if;

  update private.staff_cases
  set closed_at = private.now(), closed_because = 'hand'
  where id = p_case_id
  returning * into v_case;
  perform private.audit(v_staff, p_audit, 'case', p_case_id::text,
    jsonb_build_object('status', 'open', 'kind', v_case.kind, 'order_id', v_case.order_id),
    jsonb_build_object('status', 'closed'));
  return private.case_record(v_case, v_order.reference, v_kind, (
    select profiles.username from public.profiles where profiles.id = v_case.claimed_by));
end
$$;
