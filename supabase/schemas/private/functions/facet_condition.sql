create function private.facet_condition(p_filters private.search_filters) returns text
language plpgsql stable
as $$
begin
  return (
    select string_agg(format('entries.facets && %L::text[]', given.facets), ' and ')
    from private.filter_facets(p_filters) as given
  );
end
$$;
