-- Counts each value among the newest ten thousand matches. A filter does not limit the counts of
-- its own kind: they are values to add to it. Sequential scans are off, as in
-- private.search_matches.
create function private.search_facets(p_filters private.search_filters) returns jsonb
language plpgsql stable set enable_seqscan = off
as $$
declare
  v_window constant integer := private.max_total();
  v_price_band constant text := private.search_price_band(p_filters);
  v_facets jsonb := '{}';
  v_all jsonb;
  v_filters private.search_filters;
  v_kind text;
  v_numbers bigint[];
begin
  foreach v_kind in array array['product_category', 'gender', 'condition', 'size', 'brand'] loop
    v_filters := jsonb_populate_record(p_filters, jsonb_build_object(v_kind, null));
    if v_all is null or v_filters is distinct from p_filters then
      select gathered.numbers
      into v_numbers
      from private.gather_search_numbers(
        p_query => v_filters.query,
        p_where => private.search_condition(v_filters, v_price_band),
        p_at_once => v_price_band is not null) as gathered;
      v_numbers := array(
        select found.number
        from unnest(v_numbers) as found (number)
        order by found.number desc
        limit v_window);
    end if;
    if v_filters is distinct from p_filters then
      v_facets := v_facets || jsonb_build_object(
        v_kind, coalesce(private.count_facets(v_numbers) -> v_kind, '[]'));
    else
      v_all := coalesce(v_all, private.count_facets(v_numbers));
      v_facets := v_facets || jsonb_build_object(v_kind, coalesce(v_all -> v_kind, '[]'));
    end if;
  end loop;
  return v_facets;
end
$$;
