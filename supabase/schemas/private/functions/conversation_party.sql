create function private.conversation_party(
  p_conversation private.conversations,
  p_user_id uuid,
  out role text,
  out other_id uuid,
  out read_seq bigint,
  out unread integer,
  out told_seq bigint,
  out sees boolean
)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select
    case when is_buyer then 'buyer' else 'seller' end,
    case when is_buyer then p_conversation.seller_id else p_conversation.buyer_id end,
    case when is_buyer then p_conversation.buyer_read_seq else p_conversation.seller_read_seq end,
    case when is_buyer then p_conversation.buyer_unread else p_conversation.seller_unread end,
    case when is_buyer then p_conversation.buyer_told_seq else p_conversation.seller_told_seq end,
    case when is_buyer then p_conversation.buyer_sees else p_conversation.seller_sees end
  from (select p_user_id = p_conversation.buyer_id as is_buyer) as side
  where p_user_id in (p_conversation.buyer_id, p_conversation.seller_id)
$$;
comment on function private.conversation_party(private.conversations, uuid) is
  'The conversation from the side of one of its parties; nulls for anybody else.';
