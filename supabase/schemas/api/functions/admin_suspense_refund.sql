create function api.admin_suspense_refund(p_id uuid, p_user_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_parked private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_order public.orders;
  v_user_id uuid;
begin
  select orders.* into v_order from public.orders where orders.id = v_parked.order_id;
  v_user_id := coalesce(p_user_id, v_order.buyer_id);
  if not exists (select from public.profiles where profiles.id = v_user_id) then
    perform private.raise_error('VALIDATION', 'Name the user_id of whom it belongs to: it came with no order of ours.');
  elsif private.is_account_deleted(v_user_id) then
    perform private.raise_error('CONFLICT',
      'Its owner has deleted their account and can open no wallet: name the user_id of who may have it for them.');
  end if;
  perform private.forbid_self_decision(v_staff, v_user_id, v_order.seller_id);
  perform private.move_from_suspense(v_parked, 'refund', 'Refund of a payment that did not fit',
    private.ledger_line('wallet', v_parked.amount, p_user_id => v_user_id));
  perform private.notify(v_user_id, 'suspense:' || p_id, 'payment.refunded', 'payment',
    jsonb_build_object('order_id', v_order.id, 'reference', v_order.reference, 'amount', v_parked.amount));
  -- What was paid for it has gone back: the order is over.
  if v_order.status = 'AWAITING_PAYMENT' and v_order.state_version > 0 and not exists (
       select from private.suspense_items as others where others.order_id = v_order.id and others.resolution is null) then
    perform private.move_order(v_order.id, 'EXPIRED', 'provider', v_staff.id, 'a wrong amount was refunded');
    perform private.close_unpaid_invoice(v_order);
  end if;
  perform private.audit(v_staff, p_audit, 'suspense', p_id::text, v_before, private.suspense_record(p_id));
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_refund(uuid, uuid, jsonb) is
  'Gives unmatched money to a wallet: the buyer''s of its order, or whom staff name. An order that still waited for it is over.';
