-- Orders with this reference, this tracking number, or this provider's id of a shipment or invoice.
create function private.orders_named(p_text text) returns setof uuid
language plpgsql stable
as $$
begin
  return query
  select orders.id
  from public.orders
  where orders.reference = upper(p_text)
  union
  select orders.id
  from public.orders
  where orders.tracking_number = upper(p_text)
  union
  select shipments.order_id
  from private.shipments
  where shipments.waybill = upper(p_text)
  union
  select shipments.order_id
  from private.shipments
  where shipments.shipper_order_id = p_text
  union
  select orders.id
  from private.invoices
  join public.orders on orders.purchase_id = invoices.order_id
  where invoices.provider_id = p_text;
end
$$;
