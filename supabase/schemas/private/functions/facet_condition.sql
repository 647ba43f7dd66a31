create function private.facet_condition(p_filters private.search_filters) returns text
language plpgsql stable
as $$
begin
  -- Most searches filter by these fields alone.
  p_filters.query := null;
  p_filters.gender := null;
  p_filters.product_category := null;
  p_filters.min_price := null;
  p_filters.max_price := null;
  if p_filters is null then
    return null;
  end if;
  return nullif(
    concat_ws(' and ',
      (
        select string_agg(format('entries.facets && %L::text[]', given.facets), ' and ')
        from private.filter_facets(p_filters) as given
      ),
      private.fit_condition(p_filters.fit)),
    '');
end
$$;
