create function private.may_lapse_return(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from private.shipments
             where shipments.order_id = p_order.id and shipments.direction = 'return' and shipments.scanned_at is not null) then
    return 'A carrier has the parcel: it is on its way back.';
  end if;
  return null;
end
$$;
comment on function private.may_lapse_return(public.orders) is 'An approved return lapses only while no carrier has it.';
