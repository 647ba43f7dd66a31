-- Without listings that are deleted or visible only to their seller.
create function api.listings_liked(
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
  v_page public.likes[];
  v_total bigint;
  v_items jsonb;
begin
  -- One row more shows whether another page follows. The same condition as
  -- private.readable_listing. `row` names the columns, which are all in the index: a whole row
  -- would be read from the table.
  v_page := array(
    select row(given.*)::public.likes
    from public.likes as given
    join public.listings on listings.id = given.listing_id
    where given.user_id = v_me
      and listings.deleted_at is null
      and (not listings.is_withdrawn or listings.seller_id = v_me)
      and (given.created_at, given.listing_id) < (v_after.at, v_after.id)
    order by given.created_at desc, given.listing_id desc
    limit p_limit + 1
    offset p_offset);
  -- `limit 1` keeps the plan: one look-up for each like, never the whole table of listings.
  select count(*)
  into v_total
  from (
    select
    from public.likes as given
    cross join lateral (
      select
      from public.listings
      where listings.id = given.listing_id
        and listings.deleted_at is null
        and (not listings.is_withdrawn or listings.seller_id = v_me)
      limit 1
    ) as readable
    where given.user_id = v_me
    limit v_max_total + 1
  ) as counted;
  select jsonb_agg(
    internal.listing_card(listings)
    order by page.created_at desc, page.listing_id desc)
  into v_items
  from unnest(v_page[:p_limit]) as page
  join public.listings on listings.id = page.listing_id;
  return private.list_page(v_items, v_total, p_limit, p_offset, p_cap => private.max_total())
    || jsonb_build_object('next_cursor', case
      when cardinality(v_page) > p_limit
      then private.next_cursor((v_page[p_limit]).created_at, (v_page[p_limit]).listing_id)
    end);
end
$$;
