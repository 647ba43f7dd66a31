create function private.may_assume_delivery(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.shipments
                 where shipments.order_id = p_order.id and shipments.direction = 'outbound' and shipments.scanned_at is not null) then
    return 'No carrier has scanned the parcel.';
  end if;
  return null;
end
$$;
comment on function private.may_assume_delivery(public.orders) is 'Time alone proves no delivery: without a carrier''s scan a person has to look.';
