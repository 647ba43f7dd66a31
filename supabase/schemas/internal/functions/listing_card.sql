-- A listing as in lists, with the name, photo and city of its seller.
create function internal.listing_card(p_listing public.listings) returns jsonb
language plpgsql stable
as $$
declare
  v_seller text;
begin
  select profiles.card
  into v_seller
  from public.profiles
  where profiles.id = p_listing.seller_id;
  return (coalesce(p_listing.card, private.rendered_card(p_listing))
    || ',"seller":' || v_seller || '}')::jsonb;
end
$$;
grant execute on function internal.listing_card(public.listings) to preloved_api;
