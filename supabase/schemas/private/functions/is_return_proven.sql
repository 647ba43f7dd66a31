create function private.is_return_proven(p_order public.orders) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select
    from private.shipments
    where shipments.order_id = p_order.id
      and shipments.direction = 'return'
      and shipments.scanned_at is not null)
  then
    return true;
  end if;
  return private.ease_return(p_order);
end
$$;
comment on function private.is_return_proven(public.orders) is
  'Whether the seller''s word is enough to refund: a carrier scanned the parcel, or the return is '
  'small and neither party has used up the limit.';
