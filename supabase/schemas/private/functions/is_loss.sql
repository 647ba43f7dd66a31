-- Whether the difference undoes an approved correction whose money is spent.
create function private.is_loss(
  p_difference private.reconciliation_differences
) returns boolean
language plpgsql stable
as $$
declare
  v_opposite constant private.reconciliation_differences :=
    private.opposite_correction(p_difference);
begin
  return v_opposite.id is not null
    and p_difference.difference < 0
    and private.is_correction_spent(v_opposite);
end
$$;
