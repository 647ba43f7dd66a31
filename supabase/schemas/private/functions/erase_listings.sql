create function private.erase_listings(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_words text[];
begin
  select array_agg(distinct words.word)
  into v_words
  from public.listings,
    unnest(tsvector_to_array(to_tsvector(
      'pg_catalog.simple', concat_ws(' ', listings.title, listings.brand)))) as words (word)
  where listings.seller_id = p_user_id;

  update public.listings
  set title = product_category,
      description = '',
      brand = null,
      size = null,
      color = null,
      material = null,
      style = null,
      sub_category = null,
      vibe_tags = '{}',
      photos = '{deleted}',
      deleted_at = coalesce(deleted_at, private.now()),
      updated_at = private.now()
  where seller_id = p_user_id;

  -- Words that other listings have stay.
  delete from private.search_words as words
  where words.word = any (v_words)
    and not exists (
      select
      from private.listing_search
      where listing_search.headline @@ plainto_tsquery('pg_catalog.indonesian', words.word));
  -- The answer stays: it is reused for other users who upload the same photo.
  update private.categorizations
  set photo_url = 'deleted',
      listed = null
  where user_id = p_user_id;
end
$$;
comment on function private.erase_listings(uuid) is
  'Deletes the listings of a user: only category, price and sale remain.';
