create function private.reverse_correction(
  p_staff private.staff_member,
  p_id uuid,
  p_audit jsonb
) returns private.reconciliation_differences
language plpgsql volatile
as $$
declare
  v_before constant private.reconciliation_differences := private.lock_difference(p_id);
  v_later_id constant uuid := (
    select later.id
    from private.reconciliation_differences as later
    where later.reference = v_before.reference
      and later.status = 'approved'
      and later.closed_at > v_before.closed_at
    order by later.closed_at desc
    limit 1);
  v_item constant private.suspense_items := (
    select items
    from private.suspense_items as items
    where items.key = 'reconciliation:' || p_id);
  v_after private.reconciliation_differences;
begin
  perform private.forbid_own_difference(p_staff, v_before);
  if v_before.status <> 'approved' or v_before.problem is not null then
    perform private.raise_error(
      'difference_not_approved', jsonb_build_object('status', v_before.status));
  elsif v_later_id is not null then
    perform private.raise_error(
      'later_correction_exists',
      jsonb_build_object('reference', v_before.reference, 'id', v_later_id));
  elsif v_item.resolution is not null then
    perform private.raise_error('left_suspense');
  end if;

  update private.reconciliation_differences
  set
    status = 'reversed',
    -- The key under which money leaves suspense makes it leave only once.
    reversal_key = coalesce('suspense:' || v_item.id, 'reconciliation:' || p_id || ':reversed')
  where id = p_id
  returning * into v_after;
  if v_item.id is not null then
    perform private.count_as_booked(v_after, -1);
  end if;
  if not private.ledger_post(
    v_after.reversal_key,
    'reconciliation_reversed',
    'Correction of ' || v_after.reference || ' taken back',
    v_after.order_id,
    array[
      private.ledger_line('provider_cash', v_after.difference),
      private.ledger_line(v_after.counter_account, -v_after.difference)
    ]
  ) then
    perform private.raise_error('left_suspense');
  end if;
  perform private.audit(
    p_staff, p_audit, 'difference', p_id::text,
    private.difference_record(v_before), private.difference_record(v_after)
  );
  return v_after;
end
$$;
