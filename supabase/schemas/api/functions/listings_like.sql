create function api.listings_like(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
  v_likes integer := v_listing.likes;
  v_until timestamptz := date_bin('10 minutes', private.now(), 'epoch') + interval '10 minutes';
begin
  if v_listing.seller_id = v_me then
    perform private.raise_error('own_like');
  end if;
  perform private.require_no_block(v_me, v_listing.seller_id);

  insert into public.likes (user_id, listing_id)
  values (v_me, p_listing_id)
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
