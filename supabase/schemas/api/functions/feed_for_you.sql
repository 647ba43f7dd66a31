-- JSON text. p_first_id is the newest listing of the first page, p_points and p_after_id are of the
-- last listing before this one.
-- By index for each row: a generic plan expects far more rows in a window than there are.
create function api.feed_for_you(
  p_limit integer,
  p_first_id uuid default null,
  p_points bigint default null,
  p_after_id uuid default null
) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
as $$
declare
  -- Numbers that are ranked together: the newest first, within them what fits best.
  v_window constant integer := 500;
  v_me uuid := (private.caller()).id;
  v_unwanted constant bigint[] := private.unwanted_listings(v_me);
  v_fit constant text := private.fit_condition(api.auth_fit());
  v_fitting bigint[] := '{}';
  v_liked public.listings[];
  v_first bigint;
  v_after bigint;
  v_top bigint;
  v_points bigint := p_points;
  v_page record;
  v_ids uuid[] := '{}';
  v_last bigint;
  v_first_id uuid := p_first_id;
begin
  v_liked := array(
    select listings
    from public.likes as given
    join public.listings on listings.id = given.listing_id
    where given.user_id = v_me
    order by given.created_at desc
    limit 10);
  select listings.number into v_after from public.listings where listings.id = p_after_id;
  if p_first_id is null then
    select entries.number, entries.listing_id
    into v_first, v_first_id
    from private.listing_search as entries
    order by entries.number desc
    limit 1;
    v_top := v_first;
  else
    select listings.number into v_first from public.listings where listings.id = p_first_id;
    v_top := v_first - v_window * ((v_first - v_after) / v_window);
  end if;

  while v_top is not null and cardinality(v_ids) <= p_limit loop
    if v_fit is not null then
      execute format(
        'select array(
           select entries.number
           from private.listing_search as entries
           where entries.number > $1 and entries.number <= $2 and %s)',
        v_fit)
      into v_fitting
      using v_top - v_window, v_top;
    end if;
    for v_page in
      with liked as materialized (
        select
          listing.product_category,
          listing.gender,
          private.price_band(listing.price) as price_band,
          private.traits(listing) as traits,
          seen.looks
        from unnest(v_liked) as listing
        left join private.listing_traits as seen on seen.number = listing.number
      )
      select ranked.listing_id, ranked.points
      from (
        select
          entries.number,
          entries.listing_id,
          coalesce(
            (
              select greatest(228 - min(
                private.listing_distance(compared, liked.traits, liked.looks, liked.price_band)), 0)
              from liked
              where liked.product_category = entries.product_category
                and liked.gender = entries.gender
            ),
            0)
          + 50 * (
            exists (
              select
              from private.follows
              where follows.follower_id = v_me
                and follows.followed_id = listings.seller_id)::integer
            + exists (
              select
              from private.saved_searches as saved
              where saved.user_id = v_me
                and private.fits_search(entries, saved))::integer
            + (entries.number = any (v_fitting))::integer
          ) as points
        from private.listing_search as entries
        join private.listing_traits as compared on compared.number = entries.number
        join public.listings on listings.id = entries.listing_id
        where entries.number > v_top - v_window
          and entries.number <= v_top
          and entries.number not in (select unnest(v_unwanted))
          and not exists (
            select
            from public.likes as given
            where given.user_id = v_me
              and given.listing_id = entries.listing_id)
      ) as ranked
      where v_points is null
        or ranked.points < v_points
        or ranked.points = v_points and ranked.number < v_after
      order by ranked.points desc, ranked.number desc
      limit p_limit + 1 - cardinality(v_ids)
    loop
      v_ids := v_ids || v_page.listing_id;
      if cardinality(v_ids) = p_limit then
        v_last := v_page.points;
      end if;
    end loop;
    v_points := null;
    -- The next window that has an entry.
    select v_first - v_window * ((v_first - max(entries.number)) / v_window)
    into v_top
    from private.listing_search as entries
    where entries.number <= v_top - v_window;
  end loop;

  return concat(
    '{"items":[', internal.listing_cards(v_ids[:p_limit]),
    '],"limit":', p_limit,
    ',"next_cursor":', coalesce(
      case
        when cardinality(v_ids) > p_limit
        then to_json(v_first_id || '_' || v_last || '_' || v_ids[p_limit])
      end,
      'null'),
    '}');
end
$$;
