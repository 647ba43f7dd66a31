create function api.admin_suspense_apply(
  p_id uuid,
  p_cover_missing boolean,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_parked private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_order public.orders;
  v_part private.suspense_items;
  v_have bigint;
begin
  select orders.* into v_order from public.orders where orders.id = v_parked.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  if v_parked.resolution is not null then
    perform private.raise_error('CONFLICT', 'This money has left suspense already.');
  elsif v_order.status is distinct from 'AWAITING_PAYMENT' then
    perform private.raise_error('CONFLICT', pg_catalog.format(
      'The order is %s and waits for no payment: refund the money instead.', coalesce(v_order.status::text, 'unknown')));
  end if;
  -- All that came for this order counts together: someone may have paid in two parts.
  select sum(parked.amount) into v_have from private.suspense_items as parked
  where parked.order_id = v_order.id and parked.resolution is null;
  if v_have < v_order.total and not p_cover_missing then
    perform private.raise_error('CONFLICT', pg_catalog.format(
      'Rp %s are missing: refund it, or say cover_missing and the market pays them.', v_order.total - v_have));
  end if;

  for v_part in select parked.* from private.suspense_items as parked
                where parked.order_id = v_order.id and parked.resolution is null order by parked.created_at, parked.id loop
    perform private.move_from_suspense(v_part, 'suspense_applied', 'Applied to ' || v_order.reference,
      private.ledger_line('provider_cash', v_part.amount));
  end loop;
  if v_have < v_order.total then
    perform private.ledger_post('order:' || v_order.id || ':covered', 'payment_covered', 'Missing part of ' || v_order.reference, v_order.id,
      array[private.ledger_line('claims', v_have - v_order.total), private.ledger_line('provider_cash', v_order.total - v_have)]);
  elsif v_have > v_order.total then
    perform private.ledger_post('order:' || v_order.id || ':excess', 'refund', 'Paid too much for ' || v_order.reference, v_order.id,
      array[private.ledger_line('provider_cash', v_order.total - v_have),
            private.ledger_line('wallet', v_have - v_order.total, p_user_id => v_order.buyer_id)]);
  end if;
  perform private.move_order(v_order.id, 'READY_TO_SHIP', 'provider', v_staff.id, 'a wrong amount was applied');
  perform private.close_unpaid_invoice(v_order);
  perform private.audit(v_staff, p_audit, 'suspense', p_id::text, v_before, private.suspense_record(p_id));
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_apply(uuid, boolean, jsonb) is
  'Pays an order with what is unmatched for it. Too much: the rest is the buyer''s wallet''s. Too little: only if staff let the market cover it, as a claim.';
