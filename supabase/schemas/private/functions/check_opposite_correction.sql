create function private.check_opposite_correction(
  p_staff private.staff_member,
  p_difference private.reconciliation_differences,
  p_evidence text
) returns void
language plpgsql volatile
as $$
declare
  v_opposite constant private.reconciliation_differences :=
    private.opposite_correction(p_difference);
begin
  if v_opposite.id is null or p_difference.status <> 'open' then
    return;
  elsif not private.is_loss(p_difference) then
    -- As new money it could be paid out, although the first correction was the mistake.
    perform private.raise_error('reversal_required', jsonb_build_object('id', v_opposite.id));
  elsif not private.has_role(p_staff.id, 'superadmin') then
    perform private.raise_error('superadmin_required');
  elsif p_evidence is null then
    perform private.raise_error('evidence_required');
  end if;
end
$$;
