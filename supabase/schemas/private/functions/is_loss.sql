-- Whether the difference undoes an approved correction that cannot be reversed any more: its money
-- has left suspense, or the money of a later correction of the same reference has.
create function private.is_loss(
  p_difference private.reconciliation_differences
) returns boolean
language plpgsql stable
as $$
declare
  v_opposite constant private.reconciliation_differences :=
    private.opposite_correction(p_difference);
begin
  return p_difference.difference < 0 and exists (
    select
    from private.reconciliation_differences as later
    join private.suspense_items as items on items.key = 'reconciliation:' || later.id
    where later.reference = v_opposite.reference
      and later.status = 'approved'
      -- A later correction is reversed first, so its money counts as well.
      and later.closed_at >= v_opposite.closed_at
      and items.resolution is not null
  );
end
$$;
