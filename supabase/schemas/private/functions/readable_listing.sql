create function private.readable_listing(
  p_listing_id uuid,
  p_reader_id uuid
) returns public.listings
language plpgsql stable
as $$
declare
  v_listing public.listings;
begin
  select listings.*
  into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null
    and (not listings.is_withdrawn or listings.seller_id = p_reader_id);
  if v_listing.id is null then
    perform private.raise_error('listing_not_found');
  end if;
  return v_listing;
end
$$;
