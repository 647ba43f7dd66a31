-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_release_escrow(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':released', 'release', 'Sale of ' || p_order.listing_title, p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      private.ledger_line('wallet', p_order.item_price - p_order.commission, p_user_id => p_order.seller_id),
      private.ledger_line('commission_revenue', p_order.commission),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', p_order.buyer_protection_fee)
    ]);
  update public.profiles set sold_count = sold_count + 1 where id = p_order.seller_id;
end
$function$;
