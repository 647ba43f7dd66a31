create function api.listings_unlike(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
  v_likes integer;
begin
  -- Before the like, as in api.listings_like.
  perform from public.listings where listings.id = p_listing_id for no key update;
  v_likes := (private.readable_listing(p_listing_id, v_me)).likes;

  delete from public.likes where user_id = v_me and listing_id = p_listing_id;
  if found then
    update public.listings
    set likes = likes - 1
    where id = p_listing_id
    returning likes into v_likes;
  end if;
  return jsonb_build_object('listing_id', p_listing_id, 'liked_by_me', false, 'likes', v_likes);
end
$$;
