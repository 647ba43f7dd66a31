-- Claims pay a missing amount; if p_covered is 0, a missing amount is an error.
create function private.apply_suspense(
  p_staff private.staff_member,
  p_id uuid,
  p_covered bigint,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_item constant private.suspense_items := private.lock_suspense_item(p_id);
  v_before constant jsonb := private.suspense_record(p_id);
  v_order public.orders;
  v_received bigint;
  v_missing bigint;
begin
  select orders.* into v_order from public.orders where orders.id = v_item.order_id;
  perform private.forbid_self_decision(p_staff, v_order.buyer_id, v_order.seller_id);
  perform private.forbid_charged_back(v_order.reference);
  if v_item.resolution is not null then
    perform private.raise_error('left_suspense');
  elsif v_order.status is distinct from 'AWAITING_PAYMENT' then
    perform private.raise_error(
      'order_expects_no_payment',
      jsonb_build_object('status', coalesce(v_order.status::text, 'unknown')));
  end if;
  v_received := private.open_suspense(v_order.id);
  v_missing := greatest(private.purchase_due(v_order.id) - v_received, 0);
  if v_missing > 0 and p_covered = 0 then
    perform private.raise_error('payment_incomplete', jsonb_build_object('missing', v_missing));
  end if;

  perform private.lock_order_effects(v_order, p_others => '{suspense}');
  perform private.apply_suspense_to_order(v_order, v_received);
  perform private.move_order(
    private.lock_order(v_order.id),
    'READY_TO_SHIP',
    'provider',
    p_staff.id,
    'a wrong amount was applied');
  perform private.effect_expire_invoice(v_order);
  perform private.audit(
    p_staff, p_audit, 'suspense', p_id::text, v_before, private.suspense_record(p_id)
  );
end
$$;
