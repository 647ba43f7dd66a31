-- Whether an approved correction cannot be taken back any more, because its money, or that of a
-- later correction of its reference, has left suspense.
create function private.is_correction_spent(
  p_correction private.reconciliation_differences
) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from private.reconciliation_differences as later
    join private.suspense_items as items on items.key = 'reconciliation:' || later.id
    where later.reference = p_correction.reference
      and later.status = 'approved'
      -- A later correction is taken back first, so its money stands in the way as well.
      and later.closed_at >= p_correction.closed_at
      and items.resolution is not null
  );
end
$$;
