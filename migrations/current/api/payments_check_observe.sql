-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.payments_check_observe(p_invoice jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_known private.invoices;
  v_order public.orders;
  v_paid bigint := (p_invoice ->> 'paid_amount')::bigint;
  v_payment_id text := coalesce(p_invoice ->> 'payment_id', p_invoice ->> 'id');
begin
  select invoices.* into v_known from private.invoices where invoices.external_id = p_invoice ->> 'external_id';
  select orders.* into v_order from public.orders where orders.id = v_known.order_id for update;
  if v_order.id is null or v_order.state_version = 0 then
    return 'unknown';
  end if;
  if v_known.provider_id is distinct from p_invoice ->> 'id' then
    if v_paid is not null then
      perform private.park_money('payment:' || v_payment_id || ':unexpected', 'unexpected_payment', v_order.id, v_paid, p_invoice);
    end if;
    return 'parked';
  end if;
  update private.invoices
  set status = case when v_paid is not null then 'PAID' else p_invoice ->> 'status' end, updated_at = private.now()
  where order_id = v_order.id and status <> 'PAID' and status is distinct from p_invoice ->> 'status';

  if v_paid is not null and v_paid <> v_order.total then
    perform private.park_money('payment:' || v_payment_id || ':wrong_amount', 'wrong_amount', v_order.id, v_paid, p_invoice);
    return 'parked';
  elsif v_paid is not null and v_order.status = 'AWAITING_PAYMENT' then
    perform private.orders_move(v_order.id, 'READY_TO_SHIP', 'provider');
    return 'paid';
  elsif v_paid is not null and v_order.status in ('EXPIRED', 'CANCELLED') then
    return private.take_late_payment(v_order, v_payment_id);
  elsif v_paid is null and p_invoice ->> 'status' in ('EXPIRED', 'FAILED') and v_order.status = 'AWAITING_PAYMENT' then
    perform private.orders_move(v_order.id, 'EXPIRED', 'provider');
    return 'expired';
  end if;
  return 'known';
end
$function$;
