create function private.has_live_courier(p_order_id uuid) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select from private.shipments
    where shipments.order_id = private.purchase_of(p_order_id)
      and shipments.direction = 'outbound'
      and shipments.shipper_order_id is not null
      and shipments.cancelled_at is null
  );
end
$$;
