create function private.listings_end_offers() returns trigger
language plpgsql volatile security definer
as $$
declare
  v_used private.offers;
begin
  if not exists (select from private.offers where offers.listing_id = new.id) then
    return null;
  end if;
  -- Here, because each update of a listing would parse a condition of the trigger.
  if not (
    new.price <> old.price
    or (new.status <> old.status and new.status in ('sold', 'removed'))
    or (new.deleted_at is not null and old.deleted_at is null)
    or (new.hidden_at is not null and old.hidden_at is null)
    or (old.seller_active and not new.seller_active)
  ) then
    return null;
  end if;
  if new.status = 'sold' and old.status <> 'sold' then
    select offers.* into v_used
    from public.orders
    join private.order_statuses as statuses on statuses.status = orders.status
    join private.offers on offers.id = orders.offer_id
    where orders.listing_id = new.id
      and statuses.holds_listing
    for update of offers;
    if v_used.status in ('accepted', 'expired') then
      perform private.move_offer(v_used, 'used', 'event');
    end if;
  end if;
  perform private.end_offers(
    array(
      select offers.id
      from private.offers
      where offers.listing_id = new.id
        and offers.status in ('open', 'accepted')),
    case
      when new.deleted_at is not null or new.status = 'removed' then 'removed'
      when new.status = 'sold' then 'sold'
      when new.price <> old.price then 'price_changed'
      else 'unavailable'
    end);
  return null;
end
$$;
