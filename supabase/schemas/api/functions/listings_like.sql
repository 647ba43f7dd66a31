create function api.listings_like(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
  v_likes integer;
  v_now timestamptz;
  v_until timestamptz;
begin
  -- Before the profile and the lock of the two people, as in POST /orders.
  perform from public.listings where listings.id = p_listing_id for no key update;
  perform private.active_caller();
  v_listing := private.readable_listing(p_listing_id, v_me);
  if v_listing.seller_id = v_me then
    perform private.raise_error('own_like');
  end if;
  perform private.require_no_block(v_me, v_listing.seller_id);

  -- After the locks, because internal.notify_likes counts the likes of these ten minutes.
  v_now := private.now();
  v_until := date_bin('10 minutes', v_now, 'epoch') + interval '10 minutes';
  v_likes := v_listing.likes;
  insert into public.likes (user_id, listing_id, created_at)
  values (v_me, p_listing_id, v_now)
  on conflict do nothing;
  if found then
    update public.listings
    set likes = likes + 1
    where id = p_listing_id
    returning likes into v_likes;
    perform private.enqueue_job(
      'listings_liked',
      p_listing_id || ':' || extract(epoch from v_until)::bigint,
      jsonb_build_object('listing_id', p_listing_id, 'until', internal.wire_time(v_until)),
      v_until);
  end if;
  return jsonb_build_object('listing_id', p_listing_id, 'liked_by_me', true, 'likes', v_likes);
end
$$;
