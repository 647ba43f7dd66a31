create function api.listings_get(p_listing_id uuid) returns text
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
begin
  return (
    select concat(
      -- Unambiguous: a quote inside a text of the card has a backslash before it.
      split_part(
        coalesce(v_listing.card, private.rendered_card(v_listing)), ',"photo_details":', 1),
      ',', coalesce(v_listing.details, private.listing_details(v_listing)),
      ',"liked_by_me":', to_json(exists (
        select
        from public.likes
        where likes.user_id = v_me
          and likes.listing_id = v_listing.id)),
      ',"seller":', left(sellers.card, -1),
      ',"on_vacation_until":', coalesce(
        to_json(internal.wire_time(
          case when sellers.on_vacation_until > private.now() then sellers.on_vacation_until end)),
        'null'),
      '}}')
    from public.profiles as sellers
    where sellers.id = v_listing.seller_id
  );
end
$$;
