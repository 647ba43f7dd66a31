-- JSON text. Compares the newest ten thousand of the category and gender. p_distance and p_after_id
-- are of the last listing before the page.
-- Along the index, which has all that is compared: the planner would rather sort rows of the table.
create function api.listings_similar(
  p_listing_id uuid,
  p_limit integer,
  p_distance bigint default null,
  p_after_id uuid default null
) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set enable_bitmapscan = off set enable_seqscan = off
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
  v_band constant integer := private.price_band(v_listing.price);
  v_traits constant bit(256) := private.traits(v_listing);
  v_looks constant bit(256) := (
    select traits.looks
    from private.listing_traits as traits
    where traits.number = v_listing.number);
  v_unwanted constant bigint[] := private.unwanted_listings(v_me) || v_listing.number;
  v_after bigint;
  v_ids uuid[];
  v_last bigint;
begin
  select listings.number into v_after from public.listings where listings.id = p_after_id;

  select
    array_agg(page.listing_id order by page.distance, page.number desc),
    max(page.distance) filter (where page.position = p_limit)
  into v_ids, v_last
  from (
    select
      entries.listing_id,
      nearest.number,
      nearest.distance,
      row_number() over (order by nearest.distance, nearest.number desc) as position
    from (
      select newest.number, newest.distance
      from (
        select
          entries.number,
          private.listing_distance(entries, v_traits, v_looks, v_band) as distance
        from private.listing_traits as entries
        where entries.product_category = v_listing.product_category
          and entries.gender = v_listing.gender
          and entries.is_visible
        order by entries.number desc
        limit private.max_total()
      ) as newest
      where newest.number not in (select unnest(v_unwanted))
        and (
          p_distance is null
          or newest.distance > p_distance
          or newest.distance = p_distance and newest.number < v_after)
      order by newest.distance, newest.number desc
      limit p_limit + 1
    ) as nearest
    join private.listing_search as entries on entries.number = nearest.number
  ) as page;

  return concat(
    '{"items":[', internal.listing_cards(v_ids[:p_limit]),
    '],"limit":', p_limit,
    ',"next_cursor":', coalesce(
      case when cardinality(v_ids) > p_limit then to_json(v_last || '_' || v_ids[p_limit]) end,
      'null'),
    '}');
end
$$;
