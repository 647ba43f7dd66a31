-- The only function that changes orders.status.
create function private.take_step(
  p_order public.orders,
  p_transition private.order_transitions,
  p_actor_id uuid,
  p_reason text,
  p_at timestamptz
) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_to constant public.order_status := p_transition.to_status;
  v_objection constant text := coalesce(
    private.transition_objection(p_order, p_transition.precondition),
    case when private.is_frozen(p_order, v_to) then 'order_frozen' end);
  v_effect text;
begin
  if v_objection is not null then
    perform private.raise_error(v_objection, jsonb_build_object('status', p_order.status));
  end if;

  update public.orders
  set status = v_to,
      state_version = state_version + 1,
      updated_at = p_at,
      paid_at = case when v_to = 'READY_TO_SHIP' then p_at else paid_at end,
      shipped_at = case when v_to = 'SHIPPED' then p_at else shipped_at end,
      delivered_at = case
        when v_to = 'DELIVERED' then coalesce(delivered_at, p_at)
        else delivered_at
      end,
      completed_at = case when v_to = 'COMPLETED' then p_at else completed_at end
  where id = p_order.id
    -- The caller has locked the order, so it has not changed since.
    and state_version = p_order.state_version
  returning * into strict v_order;
  perform private.record_order_state(
    v_order, p_order.status, p_transition.actor, p_actor_id, p_reason, p_transition.notification,
    p_transition.is_joint);
  -- Effects run last, and money last among them: the ledger's shared accounts are locked briefly. An
  -- effect finds the actor and the reason in the history row of the new status.
  foreach v_effect in array p_transition.effects loop
    -- Static calls keep their plans; dynamic SQL would be planned at each call.
    case v_effect
      when 'receive_payment' then
        perform private.effect_receive_payment(v_order);
      when 'sell_listing' then
        perform private.effect_sell_listing(v_order);
      when 'book_shipping' then
        perform private.effect_book_shipping(v_order);
      when 'release_escrow' then
        perform private.effect_release_escrow(v_order);
      when 'return_voucher' then
        perform private.effect_return_voucher(v_order);
      when 'refund_buyer' then
        perform private.effect_refund_buyer(v_order);
      when 'cancel_shipping' then
        perform private.effect_cancel_shipping(v_order);
      when 'cancel_return_shipping' then
        perform private.effect_cancel_return_shipping(v_order);
      when 'free_listing' then
        perform private.effect_free_listing(v_order);
      when 'withdraw_listing' then
        perform private.effect_withdraw_listing(v_order);
      when 'expire_invoice' then
        perform private.effect_expire_invoice(v_order);
      when 'return_wallet_payment' then
        perform private.effect_return_wallet_payment(v_order);
      when 'reuse_voucher' then
        perform private.effect_reuse_voucher(v_order);
      when 'open_return' then
        perform private.effect_open_return(v_order);
      when 'reject_return' then
        perform private.effect_reject_return(v_order);
      when 'approve_cheap_return' then
        perform private.effect_approve_cheap_return(v_order);
      when 'open_dispute' then
        perform private.effect_open_dispute(v_order);
      when 'close_dispute' then
        perform private.effect_close_dispute(v_order);
    end case;
  end loop;
end
$$;
