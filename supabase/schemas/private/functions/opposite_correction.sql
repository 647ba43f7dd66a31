create function private.opposite_correction(
  p_difference private.reconciliation_differences
) returns private.reconciliation_differences
language plpgsql stable
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
  return v_opposite;
end
$$;
