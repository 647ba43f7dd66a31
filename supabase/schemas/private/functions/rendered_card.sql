-- The listing's part of its JSON record, as text without the closing brace: readers append the
-- seller, whose name may change.
create function private.rendered_card(p_listing public.listings) returns text
language plpgsql stable
as $$
begin
  return concat(
    left(
      (to_jsonb(p_listing)
        - '{number,seller_active,boost_score,deleted_at,is_visible,card,hidden_at,is_withdrawn}'::text[]
        - '{size_system,measurements,flaws,details}'::text[]
        || jsonb_build_object(
          'created_at', internal.wire_time(p_listing.created_at),
          'updated_at', internal.wire_time(p_listing.updated_at)))::text,
      -1),
    -- Last, so that api.listings_get may put the details in its place.
    ',"photo_details":',
    private.photo_details(p_listing.photos[:1], p_listing.seller_id)
      #- '{0,url}' #- '{0,sizes,medium}' #- '{0,sizes,large}');
end
$$;
