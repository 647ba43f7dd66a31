-- A condition that lets the index of words read few prices only. Null without a price filter, or if
-- more than ten thousand listings have such a price. Sequential scans are off, as in
-- private.search_page.
create function private.search_price_band(p_filters private.search_filters) returns text
language plpgsql stable set enable_seqscan = off
as $$
declare
  v_window constant integer := private.max_total();
  v_lowest constant bigint := coalesce(p_filters.min_price, 0);
  v_highest constant bigint := coalesce(p_filters.max_price, 9007199254740991);
  v_count bigint;
begin
  if p_filters.min_price is null and p_filters.max_price is null then
    return null;
  end if;

  select count(*)
  into v_count
  from (
    select
    from public.listings
    where listings.is_visible
      and listings.price between v_lowest and v_highest
    limit v_window + 1
  ) as counted;
  if v_count > v_window then
    return null;
  end if;

  return format('entries.price_band between %s and %s',
    private.price_band(greatest(v_lowest, 1)),
    private.price_band(greatest(v_highest, 1)));
end
$$;
