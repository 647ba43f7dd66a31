-- A page of search results as JSON text. A query without matches runs once more with corrected
-- words. p_filters is a private.search_filters without query.
create function api.search_listings(
  p_q text,
  p_filters jsonb,
  p_sort_by text,
  p_limit integer,
  p_offset bigint,
  p_facets boolean default false
) returns text
language plpgsql stable security definer
as $$
declare
  v_window constant integer := private.max_total();
  v_filters private.search_filters := jsonb_populate_record(
    null::private.search_filters, p_filters);
  v_total bigint;
  v_ids uuid[];
  v_corrected boolean := false;
  v_similar tsquery;
begin
  v_filters.query := private.search_query(p_q);
  select page.total, page.ids
  into v_total, v_ids
  from private.search_page(v_filters, p_sort_by, p_limit, p_offset) as page;

  if v_total = 0 and p_q is not null then
    v_similar := private.corrected_query(p_q);
    if v_similar is not null then
      v_filters.query := v_similar;
      select page.total, page.ids
      into v_total, v_ids
      from private.search_page(v_filters, p_sort_by, p_limit, p_offset) as page;
      v_corrected := v_total > 0;
    end if;
  end if;

  return concat(
    '{"listings":[', internal.listing_cards(v_ids),
    '],"total":', least(v_total, v_window),
    ',"total_is_minimum":', (v_total > v_window)::text,
    ',"corrected":', v_corrected::text,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    ',"facets":' || case when p_facets then private.search_facets(v_filters)::text end,
    '}');
end
$$;
grant execute on function api.search_listings(text, jsonb, text, integer, bigint, boolean) to anon;
