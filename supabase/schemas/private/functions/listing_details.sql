create function private.listing_details(p_listing public.listings) returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    'photo_details', private.photo_details(p_listing.photos, p_listing.seller_id),
    'size_system', p_listing.size_system,
    'measurements', p_listing.measurements,
    'flaws', coalesce(p_listing.flaws, '[]'));
end
$$;
comment on function private.listing_details(public.listings) is
  'What a listing has beyond its card.';
