-- Whether the buyer has a paid order of the listing whose sale was not undone. Only then contact
-- data is not masked.
create function private.is_contact_open(p_conversation private.conversations) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from public.orders
    join private.order_statuses as statuses on statuses.status = orders.status
    where orders.listing_id = p_conversation.listing_id
      and orders.buyer_id = p_conversation.buyer_id
      and orders.paid_at is not null
      and statuses.holds_listing
  );
end
$$;
