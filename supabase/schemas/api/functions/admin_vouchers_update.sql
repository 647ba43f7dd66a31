create function api.admin_vouchers_update(
  p_id uuid,
  p_changes jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_changes constant jsonb := private.fields_of(null::private.voucher_changes, p_changes);
  v_before private.vouchers;
  v_more bigint;
begin
  perform private.lock_lone_decisions(v_staff.id);
  v_before := private.lock_row(null::private.vouchers, p_id, 'voucher_not_found');
  v_more := private.voucher_raise(v_before, jsonb_populate_record(v_before, v_changes));
  if not private.decide_alone(v_staff, row('voucher', v_more, null)) then
    return private.propose(
      'voucher_update',
      v_staff,
      v_changes || jsonb_build_object('voucher_id', p_id, 'amount', v_more),
      p_audit);
  end if;
  return private.voucher_record(private.change_voucher(v_staff, v_before, v_changes, p_audit));
end
$$;
