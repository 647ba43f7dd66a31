-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_take_payment(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':paid', 'payment', 'Payment of ' || p_order.reference, p_order.id,
    array[
      private.ledger_line('provider_cash', -p_order.total),
      private.ledger_line('promotions', -p_order.voucher_discount),
      private.ledger_line('escrow', p_order.item_price, p_order_id => p_order.id),
      private.ledger_line('shipping_payable', p_order.shipping_fee),
      private.ledger_line('protection_fee_held', p_order.buyer_protection_fee)
    ]);
end
$function$;
