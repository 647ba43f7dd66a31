create function private.is_contact_open(p_conversation private.conversations) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from public.orders
    where orders.listing_id = p_conversation.listing_id
      and orders.buyer_id = p_conversation.buyer_id
      and orders.paid_at is not null
  );
end
$$;
comment on function private.is_contact_open(private.conversations) is
  'Whether the two have a paid order of the listing, so that contact data is masked no more.';
