-- A page of visible listings that fit, as JSON text. p_filters is a private.search_filters.
create function internal.listings_fitting(
  p_filters jsonb,
  p_sort_by text,
  p_limit integer,
  p_offset bigint
) returns text
language plpgsql stable security definer
as $$
declare
  v_window constant integer := private.max_total();
  v_total bigint;
  v_ids uuid[];
begin
  select page.total, page.ids
  into v_total, v_ids
  from private.search_page(
    jsonb_populate_record(null::private.search_filters, p_filters),
    p_sort_by, p_limit, p_offset) as page;
  return concat(
    '{"listings":[', internal.listing_cards(v_ids),
    '],"total":', least(v_total, v_window),
    ',"total_is_minimum":', (v_total > v_window)::text,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    ',"next_cursor":null}');
end
$$;
grant execute on function internal.listings_fitting(jsonb, text, integer, bigint) to anon;
