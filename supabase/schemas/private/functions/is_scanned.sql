-- Whether a carrier has scanned the order's parcel, which it may share with others, or its return.
create function private.is_scanned(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from private.shipments
    where shipments.order_id = case p_direction
        when 'outbound' then private.purchase_of(p_order_id)
        else p_order_id
      end
      and shipments.direction = p_direction
      and shipments.scanned_at is not null);
end
$$;
