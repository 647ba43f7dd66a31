-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.lock_difference(p_id uuid)
 RETURNS private.reconciliation_differences
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_difference private.reconciliation_differences;
begin
  select differences.* into v_difference from private.reconciliation_differences as differences where differences.id = p_id;
  if v_difference.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such difference.');
  end if;
  -- First what it is about, as whoever brings the provider's news of it does: until we are done, there is none.
  perform from public.orders where orders.id = v_difference.order_id for update;
  perform from private.boost_purchases as purchases where purchases.reference = v_difference.reference for update;
  perform from private.withdrawals where withdrawals.id = v_difference.withdrawal_id for update;
  select differences.* into v_difference from private.reconciliation_differences as differences where differences.id = p_id for update;
  return v_difference;
end
$function$;
