-- The fields that a listing's own page has and its card does not, as text: the end of its record,
-- after the last comma.
create function private.listing_details(p_listing public.listings) returns text
language plpgsql stable
as $$
begin
  return concat(
    '"photo_details":', private.photo_details(p_listing.photos, p_listing.seller_id),
    ',"size_system":', coalesce(to_json(p_listing.size_system), 'null'),
    ',"measurements":', coalesce(p_listing.measurements, 'null'),
    ',"flaws":', coalesce(p_listing.flaws, '[]'));
end
$$;
