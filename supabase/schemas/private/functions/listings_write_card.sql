-- Listings that are not for sale are rarely read, and the texts would be most of the row.
create function private.listings_write_card() returns trigger
language plpgsql volatile
as $$
begin
  if new.status <> 'active' or new.deleted_at is not null then
    new.card := null;
    new.details := null;
    return new;
  end if;
  new.card := private.rendered_card(new);
  new.details := private.listing_details(new);
  return new;
end
$$;
