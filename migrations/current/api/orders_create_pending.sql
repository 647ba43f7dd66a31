-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.orders_create_pending(p_order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id and orders.state_version = 0;
  if v_order.id is null then
    return null;
  end if;
  update private.invoices set leased_until = clock_timestamp() + interval '30 seconds'
  where order_id = p_order_id and leased_until < clock_timestamp();
  if not found then
    perform private.refuse('CONFLICT', 'A request is still making this order.');
  end if;
  return private.invoice_request(v_order, true);
end
$function$;
