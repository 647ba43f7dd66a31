create function private.unread_messages(p_user_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return coalesce((
    select sum(conversations.buyer_unread)
    from private.conversations
    where conversations.buyer_id = p_user_id
      and conversations.buyer_unread > 0
  ), 0) + coalesce((
    select sum(conversations.seller_unread)
    from private.conversations
    where conversations.seller_id = p_user_id
      and conversations.seller_unread > 0
  ), 0);
end
$$;
