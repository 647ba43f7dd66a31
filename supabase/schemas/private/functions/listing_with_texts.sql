-- With card and details, which the row of a listing that is no longer for sale does not keep.
create function private.listing_with_texts(p_listing public.listings) returns public.listings
language plpgsql stable
as $$
declare
  v_photos constant jsonb := private.photo_details(p_listing.photos, p_listing.seller_id);
begin
  -- Without the closing brace: the reader appends the seller, whose name may change.
  p_listing.card := concat(
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
    jsonb_build_array(v_photos -> 0) #- '{0,url}' #- '{0,sizes,medium}' #- '{0,sizes,large}');
  p_listing.details := concat(
    '"photo_details":', v_photos,
    ',"size_system":', coalesce(to_json(p_listing.size_system), 'null'),
    ',"measurements":', coalesce(p_listing.measurements, 'null'),
    ',"flaws":', coalesce(p_listing.flaws, '[]'));
  return p_listing;
end
$$;
