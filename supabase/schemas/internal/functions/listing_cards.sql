-- The records of these listings, in this order, as the elements of a JSON array without brackets.
-- plpgsql keeps the plan; a function in language sql is planned at each call.
create function internal.listing_cards(p_listing_ids uuid[]) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan
as $$
declare
  v_cards text;
begin
  select string_agg(
    listings.card || ',"seller":' || (
      select profiles.card
      from public.profiles
      where profiles.id = listings.seller_id
    ) || '}',
    ',' order by page.position)
  into v_cards
  from unnest(p_listing_ids) with ordinality as page (id, position)
  join public.listings on listings.id = page.id;
  return coalesce(v_cards, '');
end
$$;
grant execute on function internal.listing_cards(uuid[]) to preloved_api;
