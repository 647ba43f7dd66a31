create function private.facet_condition(p_filters private.search_filters) returns text
language plpgsql stable
as $$
begin
  return (
    select string_agg(format('entries.facets && %L::text[]', given.facets), ' and ')
    from (
      select filters.facets
      from private.filter_facets(p_filters) as filters
      union all
      select private.text_array(conditions.facets)
      from jsonb_array_elements(p_filters.fit) as conditions (facets)
    ) as given
  );
end
$$;
