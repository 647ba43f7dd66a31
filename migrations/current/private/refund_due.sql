-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.refund_due(p_order orders)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if p_order.shipped_at is null then
    return p_order.total;
  end if;
  -- The protection fee is earned by then. A voucher was spent on the item and its way first.
  return greatest(p_order.item_price + p_order.shipping_fee - p_order.voucher_discount, 0);
end
$function$;
