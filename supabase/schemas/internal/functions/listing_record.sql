create function internal.listing_record(p_listing public.listings) returns jsonb
language plpgsql stable
as $$
begin
  return internal.listing_card(p_listing)
    || concat('{', coalesce(p_listing.details, private.listing_details(p_listing)), '}')::jsonb;
end
$$;
grant execute on function internal.listing_record(public.listings) to preloved_api;
