-- Tells a seller once which users liked a listing in the ten minutes before p_until.
create function internal.notify_likes(p_listing_id uuid, p_until timestamptz) returns void
language plpgsql volatile security definer
as $$
begin
  -- A deletion is seen here, or waits and erases the stored username.
  perform
  from public.profiles
  where profiles.id in (
    select likes.user_id
    from public.likes
    where likes.listing_id = p_listing_id
      and likes.created_at >= p_until - interval '10 minutes'
      and likes.created_at < p_until
  )
  order by profiles.id
  for key share;
  perform private.notify(
    listings.seller_id,
    'likes:' || listings.id || ':' || extract(epoch from p_until)::bigint,
    'listing.liked',
    jsonb_build_object(
      'listing_id', listings.id,
      'title', listings.title,
      'username', (array_agg(profiles.username order by likes.created_at desc))[1],
      'count', count(*)))
  from public.listings
  join public.likes on likes.listing_id = listings.id
  join public.profiles on profiles.id = likes.user_id
  where listings.id = p_listing_id
    and listings.deleted_at is null
    and private.block_objection(likes.user_id, listings.seller_id) is null
    and likes.created_at >= p_until - interval '10 minutes'
    and likes.created_at < p_until
  group by listings.id;
end
$$;
