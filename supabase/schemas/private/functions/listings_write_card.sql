-- A sold, removed or deleted listing is rarely read: its texts would be most of its row for ever.
create function private.listings_write_card() returns trigger
language plpgsql volatile
as $$
begin
  if new.status in ('sold', 'removed') or new.deleted_at is not null then
    new.card := null;
    new.details := null;
    return new;
  end if;
  return private.listing_with_texts(
    new,
    -- Of a purchase, which changes the status.
    case
      when tg_op = 'UPDATE' and new.status <> old.status and new.photos = old.photos
        then ('{' || old.details || '}')::jsonb -> 'photo_details'
    end);
end
$$;
