create function api.admin_orders_chargeback(
  p_order text,
  p_amount bigint,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_order constant public.orders :=
    private.find_order((private.find_order(p_order)).purchase_id::text);
  v_chargeback private.chargebacks;
begin
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  perform private.lock_purchase(v_order.reference);
  if exists (
    select
    from private.chargebacks
    where chargebacks.order_id = v_order.id
      and chargebacks.status in ('announced', 'open')
  ) then
    perform private.raise_error('chargeback_open');
  elsif not exists (
    select
    from private.invoices
    where invoices.order_id = v_order.id
      and invoices.booked > 0
  ) then
    perform private.raise_error('chargeback_without_payment');
  end if;

  v_chargeback := private.record_chargeback(
    private.open_chargeback(v_order.reference, 'announced', p_amount, null), 'announced');
  perform private.enqueue_chargeback_reading(v_order.reference);
  perform private.audit(
    v_staff, p_audit, 'order', v_order.id::text,
    null,
    private.chargeback_record(v_chargeback) || jsonb_build_object('evidence', p_evidence));
  return private.chargeback_record(v_chargeback);
end
$$;
