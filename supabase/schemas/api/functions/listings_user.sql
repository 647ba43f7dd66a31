-- A page of the listings that a user sells and has sold, newest first, as JSON text; withdrawn
-- listings for their seller only; null without such a user.
create function api.listings_user(
  p_user_id uuid,
  p_limit integer,
  p_offset bigint,
  p_status text default null
) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_is_own constant boolean := p_user_id is not distinct from private.caller_id();
  v_status constant public.listing_status := p_status::public.listing_status;
  v_seller text;
  v_ids uuid[];
  v_cards text;
  v_total bigint;
begin
  select profiles.card
  into v_seller
  from public.profiles
  where profiles.id = p_user_id;
  if v_seller is null then
    return null;
  end if;

  -- First the ids, from the index alone. The plan suits the few listings of most sellers: with
  -- whole rows it would sort all rows of a seller who has many.
  v_ids := array(
    select listings.id
    from public.listings
    where listings.seller_id = p_user_id
      and listings.deleted_at is null
      and (not listings.is_withdrawn or v_is_own)
      and (v_status is null or listings.status = v_status)
    order by listings.created_at desc, listings.id desc
    limit p_limit
    offset p_offset);
  select string_agg(
    coalesce(listings.card, private.rendered_card(listings))
      || ',"seller":' || v_seller || '}', ','
    order by page.position)
  into v_cards
  from unnest(v_ids) with ordinality as page (id, position)
  join public.listings on listings.id = page.id;
  select count(*)
  into v_total
  from public.listings
  where listings.seller_id = p_user_id
    and listings.deleted_at is null
    and (not listings.is_withdrawn or v_is_own)
    and (v_status is null or listings.status = v_status);

  return concat(
    '{"listings":[', v_cards,
    '],"total":', v_total,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    '}');
end
$$;
grant execute on function api.listings_user(uuid, integer, bigint, text) to anon;
