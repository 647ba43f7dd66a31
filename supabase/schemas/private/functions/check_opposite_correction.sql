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
    perform private.raise_error('CONFLICT', 'reversal_required', format(
      'The provider has changed its mind: take the correction %s back instead '
      '(POST /admin/reconciliation/:id/reverse).', v_opposite.id
    ));
  elsif p_staff.role <> 'superadmin' then
    perform private.raise_error(
      'FORBIDDEN', 'superadmin_required',
      'The money of the earlier correction is spent, so this is a loss: a superadmin approves it.'
    );
  elsif p_evidence is null then
    perform private.raise_error(
      'CONFLICT', 'evidence_required',
      'The money of the earlier correction is spent, so this is a loss: send evidence with it.'
    );
  end if;
end
$$;
comment on function private.check_opposite_correction(
  private.staff_member, private.reconciliation_differences, text
) is
  'Raises an error if a difference undoes an approved correction. If that one cannot be taken '
  'back any more, a superadmin may approve the loss with evidence.';
