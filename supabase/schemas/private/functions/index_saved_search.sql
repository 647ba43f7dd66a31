create function private.index_saved_search(p_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_search private.saved_searches;
  v_given private.search_filters;
  v_keys text[];
begin
  v_given := (
    select jsonb_populate_record(null::private.search_filters, saved.filters)
    from private.saved_searches as saved
    where saved.id = p_id);

  update private.saved_searches as saved
  set query = private.search_query(saved.filters ->> 'q'),
      gender = v_given.gender,
      product_category = v_given.product_category,
      min_price = v_given.min_price,
      max_price = v_given.max_price,
      brand = wanted.brand,
      size = wanted.size,
      condition = wanted.condition,
      vibe_tag = wanted.vibe_tag,
      color = wanted.color,
      sub_category = wanted.sub_category,
      rating = wanted.rating,
      verified = wanted.verified
  from (
    select
      max(given.facets) filter (where given.kind = 'brand') as brand,
      max(given.facets) filter (where given.kind = 'size') as size,
      max(given.facets) filter (where given.kind = 'condition') as condition,
      max(given.facets) filter (where given.kind = 'tag') as vibe_tag,
      max(given.facets) filter (where given.kind = 'color') as color,
      max(given.facets) filter (where given.kind = 'sub_category') as sub_category,
      max(given.facets) filter (where given.kind = 'rating') as rating,
      max(given.facets) filter (where given.kind = 'verified') as verified
    from private.filter_facets(v_given) as given
  ) as wanted
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
