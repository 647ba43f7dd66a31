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
  where orders.tracking_number = p_text
  union
  select shipments.order_id
  from private.shipments
  where shipments.waybill = p_text
  union
  select shipments.order_id
  from private.shipments
  where shipments.shipper_order_id = p_text
  union
  select invoices.order_id
  from private.invoices
  where invoices.provider_id = p_text
    and invoices.order_id is not null;
end
$$;
comment on function private.orders_named(text) is
  'Orders with this reference, tracking number, or id of a shipment or invoice at its provider.';
