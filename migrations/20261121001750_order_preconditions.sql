-- What must hold before an order may move: null when it does, else the sentence that says why not.

create function private.may_revive(p_order public.orders) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings where listings.id = p_order.listing_id;
  if p_order.updated_at < private.now() - make_interval(mins => private.setting('late_payment_revival_minutes')::integer) then
    return 'The payment came too late.';
  elsif not v_listing.is_visible or v_listing.price <> p_order.item_price then
    return 'The listing is no longer offered at this price.';
  elsif not private.may_retake_voucher(p_order) then
    return 'Its voucher has been used up since.';
  end if;
  return null;
end
$$;
comment on function private.may_revive(public.orders) is 'A late payment brings an order back only while its listing is still free at the same price.';
grant execute on function private.may_revive(public.orders) to preloved_verbs;

create function private.may_still_cancel(p_order public.orders) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if p_order.paid_at < private.now() - make_interval(mins => private.setting('cancel_window_minutes')::integer) then
    return 'The time in which you could cancel a paid order is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_cancel(public.orders) is 'The buyer may take a payment back for a while; after that the seller may be packing.';
grant execute on function private.may_still_cancel(public.orders) to preloved_verbs;

create function private.may_still_return(p_order public.orders) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if exists (select from private.returns where returns.order_id = p_order.id) then
    return 'A return of it has been requested before; a dispute is still open to you.';
  elsif p_order.delivered_at < private.now() - make_interval(mins => private.setting('return_window_minutes')::integer) then
    return 'The time in which a return could be requested is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_return(public.orders) is 'A return is requested once per order, and soon after delivery.';
grant execute on function private.may_still_return(public.orders) to preloved_verbs;

create function private.may_assume_delivery(p_order public.orders) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from private.shipments
                 where shipments.order_id = p_order.id and shipments.direction = 'outbound' and shipments.scanned_at is not null) then
    return 'No carrier has scanned the parcel.';
  end if;
  return null;
end
$$;
comment on function private.may_assume_delivery(public.orders) is 'Time alone proves no delivery: without a carrier''s scan a person has to look.';
grant execute on function private.may_assume_delivery(public.orders) to preloved_verbs;

create function private.may_lapse_return(p_order public.orders) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if exists (select from private.shipments
             where shipments.order_id = p_order.id and shipments.direction = 'return' and shipments.scanned_at is not null) then
    return 'A carrier has the parcel: it is on its way back.';
  end if;
  return null;
end
$$;
comment on function private.may_lapse_return(public.orders) is 'An approved return lapses only while no carrier has it.';
grant execute on function private.may_lapse_return(public.orders) to preloved_verbs;
