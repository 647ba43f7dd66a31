-- JSON text. p_first_id: the newest listing of the first page. p_points and p_after_id: of the last
-- listing before this one.
create function api.feed_for_you(
  p_limit integer,
  p_first_id uuid default null,
  p_points bigint default null,
  p_after_id uuid default null
) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  -- This many listing numbers are ranked together: the newest first, and within them by points.
  v_window constant integer := 500;
  v_me uuid := (private.caller()).id;
  v_unwanted constant uuid[] := private.unwanted_sellers(v_me);
  v_fit constant text := coalesce(private.fit_condition(api.auth_fit()), 'false');
  v_fitting bigint[];
  v_found bigint[];
  v_liked private.listing_traits[];
  v_first bigint;
  v_after bigint;
  v_top bigint;
  v_points bigint := p_points;
  v_ids uuid[] := '{}';
  v_all_points bigint[] := '{}';
  v_first_id uuid := p_first_id;
begin
  v_liked := array(
    select compared
    from public.likes as given
    join public.listings on listings.id = given.listing_id
    join private.listing_traits as compared on compared.number = listings.number
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
    execute format(
      'select array(
         select entries.number
         from (
           select entries.number, entries.facets || ''{}'' as facets
           from private.listing_search as entries
           where entries.number > $1 and entries.number <= $2
           offset 0
         ) as entries
         where %s)',
      v_fit)
    into v_fitting
    using v_top - v_window, v_top;
    v_found := array(
      select entries.number
      from private.listing_search as entries
      join private.saved_searches as saved on private.fits_search(entries, saved)
      where saved.user_id = v_me
        and entries.number > v_top - v_window
        and entries.number <= v_top);
    select v_ids || array_agg(page.listing_id), v_all_points || array_agg(page.points)
    into v_ids, v_all_points
    from (
      select ranked.listing_id, ranked.points
      from (
        select
          compared.number,
          compared.listing_id,
          greatest(
            212 - (
              select min(
                private.listing_distance(compared, liked.traits, liked.looks, liked.price_band))
              from unnest(v_liked) as liked
              where liked.product_category = compared.product_category
                and liked.gender = compared.gender),
            0)
          + 50 * (
            (
              compared.seller_id in (
                select follows.followed_id
                from private.follows
                where follows.follower_id = v_me))::integer
            + (compared.number = any (v_found))::integer
            + (compared.number = any (v_fitting))::integer
          ) as points
        from private.listing_traits as compared
        where compared.number > v_top - v_window
          and compared.number <= v_top
          and compared.is_visible
          and compared.seller_id not in (select unnest(v_unwanted))
          and compared.listing_id not in (
            select given.listing_id
            from public.likes as given
            where given.user_id = v_me)
        offset 0
      ) as ranked
      where v_points is null
        or ranked.points < v_points
        or ranked.points = v_points and ranked.number < v_after
      order by ranked.points desc, ranked.number desc
      limit p_limit + 1 - cardinality(v_ids)
    ) as page;
    v_points := null;
    -- The next window that has a listing.
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
        then to_json(v_first_id || '_' || v_all_points[p_limit] || '_' || v_ids[p_limit])
      end,
      'null'),
    '}');
end
$$;
