create function api.admin_reconciliation_approve(
  p_id uuid,
  p_account text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_before private.reconciliation_differences := private.lock_difference(p_id);
  v_after private.reconciliation_differences;
begin
  perform private.forbid_self_decision(v_staff, orders.buyer_id, orders.seller_id) from public.orders where orders.id = v_before.order_id;
  perform private.forbid_self_decision(v_staff, purchases.seller_id) from private.boost_purchases as purchases where purchases.reference = v_before.reference;
  perform private.forbid_self_decision(v_staff, withdrawals.user_id) from private.withdrawals where withdrawals.id = v_before.withdrawal_id;
  perform private.check_correction(v_before, coalesce(p_account::private.account_kind, v_before.counter_account));
  update private.reconciliation_differences
  set status = 'approved', closed_at = private.now(), counter_account = coalesce(p_account::private.account_kind, counter_account)
  where id = p_id returning * into v_after;
  -- The invoice may still tell of this money. That is no reason to reject, for it may as well have come by another
  -- invoice under this reference, of which nobody can be asked. So it counts as heard of: no news books it again,
  -- and if the news is of other money, the next comparison finds that missing.
  if v_after.counter_account = 'suspense' and v_after.difference > 0 then
    perform private.count_as_booked(v_after);
  end if;
  perform private.ledger_post('reconciliation:' || p_id, 'reconciliation', 'Correction of ' || v_after.reference, v_after.order_id,
    array[private.ledger_line('provider_cash', -v_after.difference),
          private.ledger_line(v_after.counter_account, v_after.difference)]);
  perform private.audit(v_staff, p_audit, 'difference', p_id::text,
    private.difference_record(v_before), private.difference_record(v_after));
  return private.difference_record(v_after);
end
$$;
comment on function api.admin_reconciliation_approve(uuid, text, jsonb) is
  'Books the correcting entry of a difference as it stands now, against the proposed account or the one that staff name.';
