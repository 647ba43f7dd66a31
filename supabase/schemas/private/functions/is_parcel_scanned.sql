create function private.is_parcel_scanned(p_order_id uuid) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from private.shipments
    where shipments.order_id = private.purchase_of(p_order_id)
      and shipments.direction = 'outbound'
      and shipments.scanned_at is not null);
end
$$;
