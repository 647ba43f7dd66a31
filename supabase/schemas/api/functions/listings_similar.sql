-- JSON text. Compares the newest five thousand of the category and gender, and older ones that
-- share a key with the listing. p_distance and p_after_id belong to the last listing before the
-- page.
create function api.listings_similar(
  p_listing_id uuid,
  p_limit integer,
  p_distance bigint default null,
  p_after_id uuid default null
) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
  -- Computed from the listing itself: a listing that is not for sale has no entry, or an old one.
  v_alike constant bigint[] := private.alike_keys(v_listing);
  v_traits constant bit(256) := private.traits(v_listing);
  v_band constant integer := private.price_band(v_listing.price);
  v_looks constant bit(256) := (
    select entries.looks
    from private.listing_traits as entries
    where entries.number = v_listing.number);
  v_unwanted constant uuid[] := private.unwanted_sellers(v_me);
  v_newest bigint;
  v_after bigint;
  v_ids uuid[];
  v_distances bigint[];
begin
  select listings.number into v_after from public.listings where listings.id = p_after_id;
  select min(newest.number)
  into v_newest
  from (
    select entries.number
    from private.listing_traits as entries
    where entries.product_category = v_listing.product_category
      and entries.gender = v_listing.gender
      and entries.is_visible
    order by entries.number desc
    limit 5000
  ) as newest;

  select array_agg(page.listing_id), array_agg(page.distance)
  into v_ids, v_distances
  from (
    select entries.listing_id, compared.distance
    from private.listing_traits as entries,
      lateral (
        select private.listing_distance(entries, v_traits, v_looks, v_band) as distance
      ) as compared
    where entries.is_visible
      and (
        entries.alike && v_alike
        or entries.product_category = v_listing.product_category
          and entries.gender = v_listing.gender
          and entries.number >= v_newest)
      and entries.number <> v_listing.number
      and entries.seller_id not in (select unnest(v_unwanted))
      and (
        p_distance is null
        or compared.distance > p_distance
        or compared.distance = p_distance and entries.number < v_after)
    order by compared.distance, entries.number desc
    limit p_limit + 1
  ) as page;

  return concat(
    '{"items":[', internal.listing_cards(v_ids[:p_limit]),
    '],"limit":', p_limit,
    ',"next_cursor":', coalesce(
      case
        when cardinality(v_ids) > p_limit
        then to_json(v_distances[p_limit] || '_' || v_ids[p_limit])
      end,
      'null'),
    '}');
end
$$;
