create function private.has_left_seller(p_order public.orders) returns boolean
language plpgsql stable
as $$
begin
  return (
    select p_order.delivered_at is not null
      or exists (
        select
        from private.shipments
        where shipments.order_id = p_order.id
          and shipments.direction = 'outbound'
          and shipments.scanned_at is not null)
  );
end
$$;
comment on function private.has_left_seller(public.orders) is
  'Whether the parcel was sent: a carrier scanned it, in whatever state the order was, or it was '
  'delivered. A number that the seller typed proves nothing.';
