create function private.check_opposite_correction(
  p_staff private.staff_member,
  p_difference private.reconciliation_differences,
  p_evidence text
) returns void
language plpgsql volatile
as $$
declare
  v_opposite private.reconciliation_differences;
begin
  select differences.*
  into v_opposite
  from private.reconciliation_differences as differences
  where differences.reference = p_difference.reference
    and differences.status = 'approved'
    and differences.difference = -p_difference.difference
    and differences.problem is null
  order by differences.closed_at desc
  limit 1;
  if v_opposite.id is null or p_difference.status <> 'open' then
    return;
  elsif p_difference.difference > 0 or not private.is_correction_spent(v_opposite) then
    -- Booked as new money it could be paid out, although the first correction was the mistake.
    perform private.raise_error('reversal_required', jsonb_build_object('id', v_opposite.id));
  elsif p_staff.role <> 'superadmin' then
    perform private.raise_error('superadmin_required');
  elsif p_evidence is null then
    perform private.raise_error('evidence_required');
  end if;
end
$$;
