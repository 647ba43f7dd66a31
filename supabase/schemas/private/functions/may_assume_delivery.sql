create function private.may_assume_delivery(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return (
    select 'No carrier has scanned the parcel.'
    where not exists (
      select
      from private.shipments
      where shipments.order_id = p_order.id
        and shipments.direction = 'outbound'
        and shipments.scanned_at is not null)
  );
end
$$;
comment on function private.may_assume_delivery(public.orders) is
  'Holds when a carrier has scanned the parcel: time alone proves no delivery.';
