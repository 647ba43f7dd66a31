create function private.export_listings(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'listings', (
        select coalesce(jsonb_agg(
          internal.listing_record(listings)
            || jsonb_build_object('deleted_at', internal.wire_time(listings.deleted_at))
          order by listings.created_at desc), '[]')
        from public.listings
        where listings.seller_id = p_user_id),
      'likes', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'listing_id', likes.listing_id,
            'created_at', internal.wire_time(likes.created_at))
          order by likes.created_at desc), '[]')
        from public.likes
        where likes.user_id = p_user_id),
      'photo_analyses', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'photo_url', analyses.photo_url,
            'answer', analyses.answer,
            'listing_id', analyses.listing_id,
            'listed', analyses.listed,
            'created_at', internal.wire_time(analyses.created_at))
          order by analyses.created_at desc), '[]')
        from private.categorizations as analyses
        where analyses.user_id = p_user_id))
  );
end
$$;
