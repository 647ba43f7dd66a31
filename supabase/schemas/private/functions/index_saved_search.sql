create function private.index_saved_search(p_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_given constant private.search_filters := (
    select jsonb_populate_record(null::private.search_filters, saved.filters)
    from private.saved_searches as saved
    where saved.id = p_id);
  v_search private.saved_searches;
  v_keys text[];
begin
  update private.saved_searches as saved
  set query = private.search_query(saved.filters ->> 'q'),
      gender = v_given.gender,
      product_category = v_given.product_category,
      min_price = v_given.min_price,
      max_price = v_given.max_price,
      (brand, size, condition, vibe_tag, color, sub_category, rating, verified) = (
        select
          max(given.facets) filter (where given.kind = 'brand'),
          max(given.facets) filter (where given.kind = 'size'),
          max(given.facets) filter (where given.kind = 'condition'),
          max(given.facets) filter (where given.kind = 'tag'),
          max(given.facets) filter (where given.kind = 'color'),
          max(given.facets) filter (where given.kind = 'sub_category'),
          max(given.facets) filter (where given.kind = 'rating'),
          max(given.facets) filter (where given.kind = 'verified')
        from private.filter_facets(v_given) as given)
  where saved.id = p_id
  returning saved.* into v_search;

  v_keys := private.search_keys(v_search);
  if v_keys is null then
    perform private.raise_error('search_matches_everything');
  end if;
  delete from private.saved_search_keys where search_id = p_id;
  insert into private.saved_search_keys (key, search_id)
  select unnest(v_keys), p_id
  where v_search.notify <> 'off';
end
$$;
