-- private.move_order calls this after it has inserted the history row of the new status, where an
-- effect finds the actor and the reason. Static calls keep their plans; dynamic SQL would be
-- planned at each call.
create function private.run_effect(p_order public.orders, p_effect text) returns void
language plpgsql volatile
as $$
begin
  case p_effect
    when 'receive_payment' then
      perform private.effect_receive_payment(p_order);
    when 'sell_listing' then
      perform private.effect_sell_listing(p_order);
    when 'book_shipping' then
      perform private.effect_book_shipping(p_order);
    when 'release_escrow' then
      perform private.effect_release_escrow(p_order);
    when 'return_voucher' then
      perform private.effect_return_voucher(p_order);
    when 'refund_buyer' then
      perform private.effect_refund_buyer(p_order);
    when 'cancel_shipping' then
      perform private.effect_cancel_shipping(p_order);
    when 'cancel_return_shipping' then
      perform private.effect_cancel_return_shipping(p_order);
    when 'free_listing' then
      perform private.effect_free_listing(p_order);
    when 'withdraw_listing' then
      perform private.effect_withdraw_listing(p_order);
    when 'expire_invoice' then
      perform private.effect_expire_invoice(p_order);
    when 'return_wallet_payment' then
      perform private.effect_return_wallet_payment(p_order);
    when 'reuse_voucher' then
      perform private.effect_reuse_voucher(p_order);
    when 'open_return' then
      perform private.effect_open_return(p_order);
    when 'reject_return' then
      perform private.effect_reject_return(p_order);
    when 'approve_cheap_return' then
      perform private.effect_approve_cheap_return(p_order);
    when 'open_dispute' then
      perform private.effect_open_dispute(p_order);
    when 'close_dispute' then
      perform private.effect_close_dispute(p_order);
  end case;
end
$$;
