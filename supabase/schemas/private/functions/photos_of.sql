create function private.photos_of(p_user_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(photos.url), '[]')
  from (
    select profiles.photo_url as url
    from public.profiles
    where profiles.id = p_user_id
      and profiles.photo_url is not null
    union
    select unnest(listings.photos)
    from public.listings
    where listings.seller_id = p_user_id
      and not exists (select from public.orders where orders.listing_id = listings.id)
  ) as photos
$$;
comment on function private.photos_of(uuid) is
  'Photos of the profile and of listings without an order. '
  'The photos of an ordered listing stay for the other party.';
