create function internal.listing_record(p_listing public.listings) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (p_listing.card || ',"seller":' || row_to_json(seller) || '}')::jsonb
  from (
    select profiles.id, profiles.username, profiles.photo_url, profiles.city
    from public.profiles
    where profiles.id = p_listing.seller_id
  ) as seller
$$;
comment on function internal.listing_record(public.listings) is
  'A listing with the name, photo and city of its seller.';
grant execute on function internal.listing_record(public.listings)
to anon, authenticated, preloved_api;
