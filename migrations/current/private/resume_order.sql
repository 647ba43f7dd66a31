-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.resume_order(p_listing_id uuid, p_buyer_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders
  where orders.listing_id = p_listing_id and orders.buyer_id = p_buyer_id and orders.state_version = 0;
  if v_order.id is null then
    return null;
  end if;
  update private.invoices set leased_until = clock_timestamp() + interval '30 seconds'
  where order_id = v_order.id and leased_until < clock_timestamp();
  if not found then
    perform private.refuse('CONFLICT', 'This order is being made by another request of yours; try again in a moment.');
  end if;
  return private.invoice_request(v_order, true);
end
$function$;
