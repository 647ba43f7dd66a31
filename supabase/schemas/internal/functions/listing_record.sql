-- A listing with all of its fields.
create function internal.listing_record(p_listing public.listings) returns jsonb
language plpgsql stable
as $$
begin
  if p_listing.card is null then
    p_listing := private.listing_with_texts(p_listing);
  end if;
  return internal.listing_card(p_listing) || concat('{', p_listing.details, '}')::jsonb;
end
$$;
grant execute on function internal.listing_record(public.listings) to preloved_api;
