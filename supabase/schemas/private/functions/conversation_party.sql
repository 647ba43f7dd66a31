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
language plpgsql immutable
as $$
begin
  if p_user_id = p_conversation.buyer_id then
    role := 'buyer';
    other_id := p_conversation.seller_id;
    read_seq := p_conversation.buyer_read_seq;
    unread := p_conversation.buyer_unread;
    told_seq := p_conversation.buyer_told_seq;
    sees := p_conversation.buyer_sees;
  elsif p_user_id = p_conversation.seller_id then
    role := 'seller';
    other_id := p_conversation.buyer_id;
    read_seq := p_conversation.seller_read_seq;
    unread := p_conversation.seller_unread;
    told_seq := p_conversation.seller_told_seq;
    sees := p_conversation.seller_sees;
  end if;
end
$$;
