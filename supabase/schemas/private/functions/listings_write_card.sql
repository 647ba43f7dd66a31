-- A listing that is sold, removed or deleted is rarely read, and the card would be most of its row.
create function private.listings_write_card() returns trigger
language plpgsql volatile
as $$
declare
  v_same public.listings;
begin
  if new.status in ('sold', 'removed') or new.deleted_at is not null then
    new.card := null;
    return new;
  elsif tg_op = 'UPDATE' and new.status <> old.status and old.card is not null then
    v_same := new;
    v_same.status := old.status;
    v_same.updated_at := old.updated_at;
    -- Postgres computes them after this trigger.
    v_same.is_visible := old.is_visible;
    v_same.is_withdrawn := old.is_withdrawn;
    if v_same is not distinct from old then
      -- Only the status changes, as in a purchase: the card is not rendered anew. Quotes within a
      -- text are escaped, so only the two fields are found.
      new.card := replace(
        replace(
          old.card,
          format('"status": "%s"', old.status),
          format('"status": "%s"', new.status)),
        format('"updated_at": "%s"', internal.wire_time(old.updated_at)),
        format('"updated_at": "%s"', internal.wire_time(new.updated_at)));
      return new;
    end if;
  end if;
  new.card := private.rendered_card(new);
  return new;
end
$$;
