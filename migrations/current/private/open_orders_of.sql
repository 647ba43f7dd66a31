-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.open_orders_of(p_user_id uuid)
 RETURNS SETOF orders
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select orders.* from public.orders
    where p_user_id in (orders.buyer_id, orders.seller_id)
      and orders.status not in ('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED');
end
$function$;
