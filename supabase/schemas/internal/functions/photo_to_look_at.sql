-- Null if the listing is gone, or photos are no longer compared.
create function internal.photo_to_look_at(p_listing_id uuid) returns text
language plpgsql stable security definer
as $$
begin
  return (
    select listings.photos[1]
    from public.listings
    where listings.id = p_listing_id
      and listings.deleted_at is null
      and private.setting('compare_photos') = 1
  );
end
$$;
