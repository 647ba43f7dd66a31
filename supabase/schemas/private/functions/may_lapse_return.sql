create function private.may_lapse_return(p_order public.orders) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select 'A carrier has the parcel: it is on its way back.'
  where exists (
    select
    from private.shipments
    where shipments.order_id = p_order.id
      and shipments.direction = 'return'
      and shipments.scanned_at is not null)
$$;
comment on function private.may_lapse_return(public.orders) is
  'Holds while no carrier has scanned the returned parcel.';
