create function api.admin_reconciliation_reverse(p_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_difference constant private.reconciliation_differences := private.lock_difference(p_id);
begin
  if not private.decide_alone(v_staff, row('correction', abs(v_difference.difference), null)) then
    return private.propose(
      'correction_reverse',
      v_staff,
      private.correction_request(v_difference),
      p_audit);
  end if;
  return private.difference_record(private.reverse_correction(v_staff, p_id, p_audit));
end
$$;
