create function private.index_listings(p_listings public.listings[]) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan
as $$
begin
  -- Waits for a change of spellings: see private.facet_aliases_index.
  perform pg_advisory_xact_lock_shared(hashtextextended('facet_aliases', 0));
  -- Waits for a change of a seller's rating: see private.profiles_index_seller.
  perform
  from public.profiles
  where profiles.id in (
    select changed.seller_id
    from unnest(p_listings) as changed
  )
  order by profiles.id
  for share;

  insert into private.listing_search (
    number, listing_id, product_category, gender, price, headline, document, condition, brand,
    size, facets
  )
  select
    changed.number,
    changed.id,
    changed.product_category,
    changed.gender,
    changed.price,
    words.headline,
    words.headline
      || to_tsvector('pg_catalog.indonesian', normalize(changed.description, nfkc)),
    changed.condition,
    keys.brand,
    sizes.keys[1],
    array_remove(
      array[
        'brand:' || keys.brand,
        'condition:' || changed.condition,
        'color:' || private.facet_key('color', changed.color),
        'sub_category:' || private.facet_key('sub_category', changed.sub_category)
      ],
      null)
    || array(select 'tag:' || tags.tag from unnest(changed.vibe_tags) as tags (tag))
    || array(select 'size:' || size.key from unnest(sizes.keys) as size (key))
    || private.fit_facets(changed.product_category, sizes.keys, changed.measurements)
    || private.seller_facets(sellers.verified, sellers.rating_sum, sellers.rating_count)
  from unnest(p_listings) as changed
  join public.profiles as sellers on sellers.id = changed.seller_id,
    lateral (
      select to_tsvector(
        'pg_catalog.indonesian',
        normalize(concat_ws(' ', changed.title, changed.brand), nfkc)) as headline
      offset 0
    ) as words,
    lateral (
      select private.facet_key('brand', changed.brand) as brand offset 0
    ) as keys,
    lateral (
      select private.size_keys(changed) as keys offset 0
    ) as sizes
  order by changed.number
  on conflict (number) do update
  set product_category = excluded.product_category,
      gender = excluded.gender,
      price = excluded.price,
      headline = excluded.headline,
      document = excluded.document,
      condition = excluded.condition,
      brand = excluded.brand,
      size = excluded.size,
      facets = excluded.facets;

  insert into private.listing_traits (
    number, listing_id, seller_id, product_category, gender, price_band, traits, alike
  )
  select
    changed.number,
    changed.id,
    changed.seller_id,
    changed.product_category,
    changed.gender,
    private.price_band(changed.price),
    private.traits(changed),
    private.alike_keys(changed)
  from unnest(p_listings) as changed
  order by changed.number
  on conflict (number) do update
  set product_category = excluded.product_category,
      gender = excluded.gender,
      price_band = excluded.price_band,
      traits = excluded.traits,
      alike = excluded.alike,
      is_visible = true;

  perform private.add_facet_labels(p_listings);
end
$$;
