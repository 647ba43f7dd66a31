-- A listing and its seller, as JSON text.
create function api.listings_get(p_listing_id uuid) returns text
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
begin
  if v_listing.card is null then
    v_listing := private.listing_with_texts(v_listing);
  end if;
  return (
    select concat(
      -- Unambiguous: a quote inside a text of the card has a backslash before it.
      split_part(v_listing.card, ',"photo_details":', 1), ',', v_listing.details,
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
