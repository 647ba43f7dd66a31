create function internal.listing_cards(p_listing_ids uuid[]) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    string_agg(
      listings.card || ',"seller":' || (
        select row_to_json(seller)
        from (
          select profiles.id, profiles.username, profiles.photo_url, profiles.city
          from public.profiles
          where profiles.id = listings.seller_id
        ) as seller
      ) || '}',
      ',' order by page.position),
    '')
  from unnest(p_listing_ids) with ordinality as page (id, position)
  join public.listings on listings.id = page.id
$$;
comment on function internal.listing_cards(uuid[]) is
  'The records of these listings, in this order, as the elements of a JSON array without brackets. '
  'Runs with the rights of its caller, so row level security applies.';
grant execute on function internal.listing_cards(uuid[]) to anon, authenticated, preloved_api;
