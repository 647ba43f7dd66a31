create function private.listing_keys(p_entry private.listing_search) returns text[]
language plpgsql stable
as $$
begin
  return array(
    select places.place || keys.key
    from (
      values
        (concat(p_entry.product_category, '/', p_entry.gender, '/')),
        (concat(p_entry.product_category, '//')),
        (concat('/', p_entry.gender, '/')),
        ('//')
    ) as places (place)
    cross join (
      select facets.key
      from unnest(p_entry.facets) as facets (key)
      where facets.key !~ '^fit_'
      union all
      select 'word:' || unnest(tsvector_to_array(p_entry.document))
      union all
      values
        (''),
        ('price:' || private.alert_price_band(p_entry.price))
    ) as keys
  );
end
$$;
