-- Volatile, so that it sees rows committed while its caller waited for a lock.
create function private.find_conversation(
  p_listing public.listings,
  p_buyer_id uuid
) returns private.conversations
language plpgsql volatile
as $$
begin
  return (
    select conversations
    from private.conversations
    where conversations.buyer_id = p_buyer_id
      and conversations.listing_id = p_listing.id
      and conversations.seller_id = p_listing.seller_id
  );
end
$$;
