create function api.listings_user(
  p_user_id uuid,
  p_limit integer,
  p_offset bigint,
  p_status text default null
) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[];
  v_total bigint;
begin
  if not exists (select from public.profiles where profiles.id = p_user_id) then
    return null;
  end if;
  v_ids := array(
    select listings.id
    from public.listings
    where listings.seller_id = p_user_id
      and listings.deleted_at is null
      and (listings.status <> 'removed' or listings.seller_id = auth.uid())
      and (p_status is null or listings.status = p_status::public.listing_status)
    order by listings.created_at desc, listings.id desc
    limit p_limit
    offset p_offset);
  select count(*)
  into v_total
  from public.listings
  where listings.seller_id = p_user_id
    and listings.deleted_at is null
    and (listings.status <> 'removed' or listings.seller_id = auth.uid())
    and (p_status is null or listings.status = p_status::public.listing_status);
  return concat(
    '{"listings":[', internal.listing_cards(v_ids),
    '],"total":', v_total,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    '}');
end
$$;
comment on function api.listings_user(uuid, integer, bigint, text) is
  'A page of the listings that a user sells and has sold, newest first, as JSON text; removed ones '
  'for their seller only; null without such a user. Runs with the rights of its caller.';
grant execute on function api.listings_user(uuid, integer, bigint, text) to anon;
