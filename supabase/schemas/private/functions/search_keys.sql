-- Every matching listing has one of these keys (private.listing_keys): the most selective filter
-- with category and gender. Null if every listing matches, or all except some words; empty if none
-- can match.
create function private.search_keys(p_search private.saved_searches) returns text[]
language plpgsql stable
as $$
declare
  -- The minimum and maximum price of a listing.
  v_lowest constant bigint := 1000;
  v_highest constant bigint := 100000000;
  v_min constant bigint := greatest(p_search.min_price, v_lowest);
  v_max constant bigint := greatest(1, least(p_search.max_price, v_highest));
  v_place constant text := concat(p_search.product_category, '/', p_search.gender, '/');
  v_words constant text[] := private.needed_words(p_search.query);
  -- The most selective given filter wins.
  v_keys constant text[] := case
    when p_search.brand is not null then p_search.brand
    when v_words is not null then
      array(select 'word:' || words.word from unnest(v_words) as words (word))
    when p_search.sub_category is not null then p_search.sub_category
    when p_search.vibe_tag is not null then p_search.vibe_tag
    when p_search.size is not null then p_search.size
    when p_search.color is not null then p_search.color
    when cardinality(p_search.condition) < 4 then p_search.condition
    when p_search.rating is not null then p_search.rating
    when p_search.verified is not null then p_search.verified
    when v_place <> '//' then array['']
    when v_min > v_lowest or v_max < v_highest then
      array(
        select 'price:' || bands.band
        from generate_series(private.alert_price_band(v_min), private.alert_price_band(v_max))
          as bands (band)
      )
  end;
begin
  if v_keys is null then
    return null;
  end if;
  return array(
    select distinct v_place || keys.key
    from unnest(v_keys) as keys (key)
    where keys.key is not null
  );
end
$$;
