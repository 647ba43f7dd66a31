-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.note_refund(p_order orders, p_amount bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.orders set refunded_at = private.now(), refunded_amount = p_amount where id = p_order.id;
  perform private.notify(p_order.buyer_id, 'order:' || p_order.id || ':refunded', 'payment.refunded', 'payment',
    jsonb_build_object('order_id', p_order.id, 'reference', p_order.reference, 'amount', p_amount));
end
$function$;
