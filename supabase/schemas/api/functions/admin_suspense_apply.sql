create function api.admin_suspense_apply(
  p_id uuid,
  p_cover_missing boolean,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_item constant private.suspense_items := private.lock_suspense_item(p_id);
  v_before constant jsonb := private.suspense_record(p_id);
  v_order public.orders;
  v_received bigint;
begin
  select orders.* into v_order from public.orders where orders.id = v_item.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  perform private.forbid_charged_back(v_order.reference);
  if v_item.resolution is not null then
    perform private.raise_error(
      'CONFLICT', 'left_suspense', 'This money has already left suspense.');
  elsif v_order.status is distinct from 'AWAITING_PAYMENT' then
    perform private.raise_error('CONFLICT', 'order_expects_no_payment', format(
      'The order is %s and expects no payment. Refund the money instead.',
      coalesce(v_order.status::text, 'unknown')
    ));
  end if;
  -- A buyer may have paid in parts, so all open amounts of the order count together.
  select sum(items.amount)
  into v_received
  from private.suspense_items as items
  where items.order_id = v_order.id
    and items.resolution is null;
  if v_received < v_order.amount_due and not p_cover_missing then
    perform private.raise_error(
      'CONFLICT', 'payment_incomplete',
      format(
        'Rp%s are missing. Refund the money, or send cover_missing to let us pay them.',
        to_char(v_order.amount_due - v_received, 'FM999,999,999,999')),
      p_facts => jsonb_build_object('missing', v_order.amount_due - v_received));
  end if;

  perform private.apply_suspense_to_order(v_order, v_received);
  perform private.move_order(
    v_order.id, 'READY_TO_SHIP', 'provider', v_staff.id, 'a wrong amount was applied'
  );
  perform private.close_unpaid_invoice(v_order);
  perform private.audit(
    v_staff, p_audit, 'suspense', p_id::text, v_before, private.suspense_record(p_id)
  );
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_apply(uuid, boolean, jsonb) is
  'Pays an order with its money in suspense. An excess goes to the buyer''s wallet; a missing part '
  'is booked as a claim if p_cover_missing, else it is a CONFLICT.';
