-- p_offset and the total go to 10,000.
create function api.listings_following(
  p_limit integer,
  p_cursor text default null,
  p_offset bigint default 0
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_max_total constant integer := private.max_total();
  v_me uuid := (private.caller()).id;
  v_after constant private.list_cursor := private.list_cursor(p_cursor);
  v_ids uuid[];
  v_total bigint;
  v_items jsonb;
  v_last public.listings;
begin
  -- From the index of a seller's visible listings alone: `limit` keeps the plan.
  select count(*)
  into v_total
  from (
    select
    from private.follows
    cross join lateral (
      select
      from public.listings
      where listings.seller_id = follows.followed_id
        and listings.is_visible
      limit v_max_total + 1
    ) as shown
    where follows.follower_id = v_me
    limit v_max_total + 1
  ) as counted;

  -- Beyond the total only a cursor reads on.
  if p_offset < least(v_total, v_max_total) then
    -- One row more shows whether another page follows. The page is taken from the sellers with the
    -- newest listings; of all others only their newest listing is read.
    v_ids := array(
      select pages.id
      from (
        select follows.followed_id as seller_id
        from private.follows
        cross join lateral (
          select listings.id, listings.created_at
          from public.listings
          where listings.seller_id = follows.followed_id
            and listings.is_visible
            and (listings.created_at, listings.id) < (v_after.at, v_after.id)
          order by listings.created_at desc, listings.id desc
          limit 1
        ) as newest
        where follows.follower_id = v_me
        order by newest.created_at desc, newest.id desc
        limit p_offset + p_limit + 1
      ) as sellers
      cross join lateral (
        select listings.id, listings.created_at
        from public.listings
        where listings.seller_id = sellers.seller_id
          and listings.is_visible
          and (listings.created_at, listings.id) < (v_after.at, v_after.id)
        order by listings.created_at desc, listings.id desc
        limit p_offset + p_limit + 1
      ) as pages
      order by pages.created_at desc, pages.id desc
      limit p_limit + 1
      offset p_offset);
  end if;
  select jsonb_agg(
    internal.listing_card(listings)
    order by page.position)
  into v_items
  from unnest(v_ids[:p_limit]) with ordinality as page (id, position)
  join public.listings on listings.id = page.id;
  if cardinality(v_ids) > p_limit then
    select listings.* into v_last from public.listings where listings.id = v_ids[p_limit];
  end if;
  return private.list_page(v_items, v_total, p_limit, p_offset, p_cap => private.max_total())
    || jsonb_build_object('next_cursor', private.next_cursor(v_last.created_at, v_last.id));
end
$$;
