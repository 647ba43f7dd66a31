-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_reconciliation_approve(p_id uuid, p_account text, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_before private.reconciliation_differences;
  v_after private.reconciliation_differences;
begin
  select differences.* into v_before from private.reconciliation_differences as differences where differences.id = p_id for update;
  if v_before.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such difference.');
  end if;
  perform private.refuse_own_affair(v_staff, orders.buyer_id, orders.seller_id) from public.orders where orders.id = v_before.order_id;
  perform private.refuse_own_affair(v_staff, withdrawals.user_id) from private.withdrawals where withdrawals.id = v_before.withdrawal_id;
  if v_before.status <> 'open' then
    perform private.refuse('CONFLICT', pg_catalog.format('The difference is %s already.', v_before.status));
  end if;
  update private.reconciliation_differences
  set status = 'approved', closed_at = private.now(), counter_account = coalesce(p_account::private.account_kind, counter_account)
  where id = p_id returning * into v_after;
  perform private.ledger_post('reconciliation:' || p_id, 'reconciliation', 'Correction of ' || v_after.reference, v_after.order_id,
    array[private.ledger_line('provider_cash', -v_after.difference),
          private.ledger_line(v_after.counter_account, v_after.difference)]);
  perform private.audit(v_staff, p_act, 'difference', p_id::text,
    private.difference_record(v_before), private.difference_record(v_after));
  return private.difference_record(v_after);
end
$function$;
