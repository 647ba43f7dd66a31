create function api.offers_list(
  p_limit integer,
  p_role text default null,
  p_status text default null,
  p_listing_id uuid default null,
  p_cursor text default null,
  p_offset bigint default 0
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_me uuid := (private.caller()).id;
  v_now constant timestamptz := private.now();
  v_status constant private.offer_status := p_status;
  v_after constant private.list_cursor := private.list_cursor(p_cursor);
  v_ids uuid[];
  v_total bigint;
  v_items jsonb;
  v_last private.offers;
begin
  -- First the ids: the index alone has all filtered columns, for the total too. One row more shows
  -- whether another page follows. Nobody is both parties of an offer.
  with bought as not materialized (
    select offers.id, offers.created_at
    from private.offers
    where coalesce(p_role, 'buyer') = 'buyer'
      and offers.buyer_id = v_me
      and (
        v_status is null
        or private.offer_status_at(offers.status, offers.expires_at, v_now) = v_status
      )
      and (p_listing_id is null or offers.listing_id = p_listing_id)
  ),
  sold as not materialized (
    select offers.id, offers.created_at
    from private.offers
    where coalesce(p_role, 'seller') = 'seller'
      and offers.seller_id = v_me
      and (
        v_status is null
        or private.offer_status_at(offers.status, offers.expires_at, v_now) = v_status
      )
      and (p_listing_id is null or offers.listing_id = p_listing_id)
  )
  select
    (select count(*) from bought) + (select count(*) from sold),
    array(
      select mine.id
      from (
        (
          select bought.id, bought.created_at
          from bought
          where (bought.created_at, bought.id) < (v_after.at, v_after.id)
          order by bought.created_at desc, bought.id desc
          limit p_offset + p_limit + 1
        )
        union all
        (
          select sold.id, sold.created_at
          from sold
          where (sold.created_at, sold.id) < (v_after.at, v_after.id)
          order by sold.created_at desc, sold.id desc
          limit p_offset + p_limit + 1
        )
      ) as mine
      order by mine.created_at desc, mine.id desc
      limit p_limit + 1
      offset p_offset)
  into v_total, v_ids;
  select jsonb_agg(private.offer_record(offers) order by page.position)
  into v_items
  from unnest(v_ids[:p_limit]) with ordinality as page (id, position)
  join private.offers on offers.id = page.id;
  if cardinality(v_ids) > p_limit then
    select offers.* into v_last from private.offers where offers.id = v_ids[p_limit];
  end if;
  return private.list_page(v_items, v_total, p_limit, p_offset)
    || jsonb_build_object('next_cursor', private.next_cursor(v_last.created_at, v_last.id));
end
$$;
