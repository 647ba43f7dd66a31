-- Does nothing if the listing has another first photo by now.
create function internal.record_looks(
  p_listing_id uuid,
  p_photo text,
  p_looks text
) returns void
language plpgsql volatile security definer
as $$
declare
  v_number bigint;
begin
  -- A change of the photo waits, and then clears this.
  select listings.number
  into v_number
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null
    and listings.photos[1] = p_photo
  for share;
  update private.listing_traits
  set looks = p_looks::bit(256)
  where number = v_number;
end
$$;
