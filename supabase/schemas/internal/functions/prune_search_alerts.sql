-- Deletes records of alerts about listings that are never for sale again: deleted, or sold by a
-- completed order. From the listing after p_after on, about p_limit rows. Returns the last listing;
-- null at the end.
create function internal.prune_search_alerts(p_after bigint, p_limit integer) returns bigint
language plpgsql volatile security definer
as $$
declare
  v_number bigint := p_after;
  v_count integer;
  v_work integer := 0;
begin
  while v_work < p_limit loop
    select min(alerts.listing_number)
    into v_number
    from private.search_alerts as alerts
    where alerts.listing_number > v_number;
    exit when v_number is null;

    delete from private.search_alerts as alerts
    where alerts.listing_number = v_number
      and not exists (
        select
        from public.listings
        where listings.number = v_number
          and listings.deleted_at is null
          and not exists (
            select
            from public.orders
            where orders.listing_id = listings.id
              and orders.status = 'COMPLETED'
          )
      );
    get diagnostics v_count = row_count;
    v_work := v_work + 1 + v_count;
  end loop;
  return v_number;
end
$$;
