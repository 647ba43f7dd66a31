create function private.check_reversal(
  p_difference private.reconciliation_differences
) returns void
language plpgsql volatile
as $$
declare
  v_later_id uuid;
begin
  select later.id
  into v_later_id
  from private.reconciliation_differences as later
  where later.reference = p_difference.reference
    and later.status = 'approved'
    and later.closed_at > p_difference.closed_at
  order by later.closed_at desc
  limit 1;
  if p_difference.status <> 'approved' or p_difference.problem is not null then
    perform private.raise_error(
      'difference_not_approved', jsonb_build_object('status', p_difference.status));
  elsif v_later_id is not null then
    perform private.raise_error(
      'later_correction_exists',
      jsonb_build_object('reference', p_difference.reference, 'id', v_later_id));
  end if;
end
$$;
