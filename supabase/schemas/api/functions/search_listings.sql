create function api.search_listings(
  p_q text,
  p_wanted jsonb,
  p_sort_by text,
  p_limit integer,
  p_offset bigint
) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_most constant integer := 10000;
  v_query tsquery := websearch_to_tsquery('pg_catalog.indonesian', p_q);
  v_total bigint;
  v_ids uuid[];
  v_corrected boolean := false;
begin
  select page.total, page.ids into v_total, v_ids
  from private.search_page(v_query, p_wanted, p_sort_by, p_limit, p_offset) as page;
  if v_total = 0 and p_q is not null then
    v_query := private.corrected_query(p_q);
    v_corrected := v_query is not null;
    if v_corrected then
      select page.total, page.ids into v_total, v_ids
      from private.search_page(v_query, p_wanted, p_sort_by, p_limit, p_offset) as page;
    end if;
  end if;
  return concat('{"listings":[', internal.listing_cards(v_ids), '],"total":', least(v_total, v_most),
    ',"total_is_minimum":', (v_total > v_most)::text, ',"corrected":', (v_corrected and v_total > 0)::text,
    ',"offset":', p_offset, ',"limit":', p_limit, '}');
end
$$;
comment on function api.search_listings(text, jsonb, text, integer, bigint) is
  'A page of search as its JSON text. p_wanted {vibe_tag?, gender?, product_category?, min_price?, max_price?}; a query without any match is tried again with its words corrected.';
grant execute on function api.search_listings(text, jsonb, text, integer, bigint) to anon;
