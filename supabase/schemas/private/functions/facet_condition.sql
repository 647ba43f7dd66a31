create function private.facet_condition(p_filters private.search_filters) returns text
language plpgsql stable
as $$
begin
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
