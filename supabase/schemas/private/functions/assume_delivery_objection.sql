create function private.assume_delivery_objection(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return (
    select 'parcel_not_scanned'
    where not exists (
      select
      from private.shipments
      where shipments.order_id = p_order.id
        and shipments.direction = 'outbound'
        and shipments.scanned_at is not null)
  );
end
$$;
comment on function private.assume_delivery_objection(public.orders) is
  'Holds when a carrier has scanned the parcel: time alone proves no delivery.';
