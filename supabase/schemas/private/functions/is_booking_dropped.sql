-- Whether the booking is cancelled or being cancelled: then its parcel is not the order's.
create function private.is_booking_dropped(p_shipment private.shipments) returns boolean
language plpgsql stable
as $$
begin
  return p_shipment.cancelled_at is not null
    or exists (
      select
      from private.jobs
      where jobs.kind = 'shipping_cancel'
        and jobs.key = p_shipment.id::text
        and jobs.finished_at is null);
end
$$;
