-- Notifies the next p_limit users, by id after p_after, who follow the seller or like a pinned
-- listing, that the stream has started. Returns the last user's id, or null if nobody is left or
-- the stream has ended.
create function internal.notify_stream_start(
  p_stream_id text,
  p_after uuid,
  p_limit integer
) returns uuid
language plpgsql volatile security definer
as $$
declare
  v_stream public.live_streams;
  v_user_ids uuid[];
  v_people uuid[];
begin
  -- A deletion of the account is seen here, or waits and then erases these notifications.
  perform
  from public.profiles
  where profiles.id = (
    select live_streams.seller_id
    from public.live_streams
    where live_streams.id = p_stream_id
  )
  for key share;
  select live_streams.*
  into strict v_stream
  from public.live_streams
  where live_streams.id = p_stream_id;
  if v_stream.status = 'ended' then
    return null;
  end if;

  v_user_ids := array(
    select likes.user_id
    from public.likes
    where likes.listing_id = any (v_stream.pinned_listing_ids)
      and likes.user_id <> v_stream.seller_id
      and (p_after is null or likes.user_id > p_after)
    union
    (
      select follows.follower_id
      from private.follows
      where follows.followed_id = v_stream.seller_id
        and (p_after is null or follows.follower_id > p_after)
      order by follows.follower_id
      limit p_limit
    )
    order by user_id
    limit p_limit);
  v_people := array(
    select profiles.id
    from public.profiles
    where profiles.id = any (v_user_ids)
      and profiles.deleted_at is null
    order by profiles.id
    for key share);
  -- api.auth_block waits for it. The last lock, as there.
  perform pg_advisory_xact_lock_shared(private.alerts_lock(v_stream.seller_id));
  perform private.notify_all(
    array(
      select people.id
      from unnest(v_people) as people (id)
      where private.block_objection(people.id, v_stream.seller_id) is null
    ),
    'live:' || p_stream_id || ':started',
    'live.started',
    jsonb_build_object(
      'stream_id', p_stream_id,
      'title', v_stream.title,
      'seller_username', v_stream.seller_username));
  return case when cardinality(v_user_ids) = p_limit then v_user_ids[p_limit] end;
end
$$;
