create function private.refund_suspense(
  p_staff private.staff_member,
  p_id uuid,
  p_user_id uuid,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_item private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_reference constant text := private.reference_of_suspense(v_item);
  v_order public.orders;
  v_user_id uuid;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_item.order_id;
  v_user_id := coalesce(p_user_id, v_order.buyer_id);
  if not exists (select from public.profiles where profiles.id = v_user_id) then
    perform private.raise_error('owner_required');
  end if;
  if v_order.id is null then
    perform private.lock_purchase(v_reference);
  else
    perform private.lock_order_effects(v_order, v_user_id, '{suspense}');
  end if;
  if private.is_account_deleted(v_user_id) then
    perform private.raise_error('owner_deleted');
  end if;
  perform private.forbid_self_decision(
    p_staff, v_user_id, private.owner_of_suspense(v_item), v_order.seller_id);
  -- A refund to the buyer is recovered at once, unless the chargeback is only announced.
  if v_user_id is distinct from v_order.buyer_id
    or exists (
      select
      from private.chargebacks
      where chargebacks.reference = v_reference
        and chargebacks.status = 'announced')
  then
    perform private.forbid_charged_back(v_reference);
  end if;

  perform private.move_from_suspense(
    v_item,
    'refund',
    'Refund of a payment that did not fit',
    private.ledger_line('wallet', v_item.amount, p_user_id => v_user_id));
  perform private.notify_refunded(
    v_user_id, 'suspense:' || p_id,
    v_item.amount, v_order.reference,
    jsonb_build_object('order_id', v_order.id));
  perform private.recover_from_refund(v_order.id, v_item.amount);
  perform private.expire_refunded_order(v_order, p_staff);
  perform private.audit(
    p_staff,
    p_audit,
    'suspense',
    p_id::text,
    v_before,
    private.suspense_record(p_id));
end
$$;
