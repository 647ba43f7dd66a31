-- Each conversation has one unread notification, which counts its messages and quotes none. The
-- caller has locked the conversation.
create function private.notify_message(
  p_conversation private.conversations,
  p_sender public.profiles
) returns void
language plpgsql volatile
as $$
declare
  v_is_buyer constant boolean := p_sender.id = p_conversation.seller_id;
  v_to constant uuid := case
    when v_is_buyer then p_conversation.buyer_id
    else p_conversation.seller_id
  end;
  v_told_seq constant bigint :=
    (private.conversation_party(p_conversation, v_to)).told_seq;
begin
  -- Counts messages while the notification is unread. A muted one was inserted as read.
  update public.notifications
  set data = notifications.data || jsonb_build_object(
    'count', (notifications.data ->> 'count')::integer + 1)
  where notifications.id = private.notification_id(
      v_to, 'conversation:' || p_conversation.id || ':' || v_told_seq, 'message.received')
    and (
      notifications.read_at is null
      or notifications.read_at = notifications.created_at
        and (private.conversation_party(p_conversation, v_to)).unread > 1
    );
  if found then
    return;
  end if;

  update private.conversations
  set buyer_told_seq = case when v_is_buyer then last_seq else buyer_told_seq end,
      seller_told_seq = case when v_is_buyer then seller_told_seq else last_seq end
  where id = p_conversation.id;
  perform private.notify(
    v_to,
    'conversation:' || p_conversation.id || ':' || p_conversation.last_seq,
    'message.received',
    jsonb_build_object(
      'conversation_id', p_conversation.id,
      'listing_id', p_conversation.listing_id,
      'title', listings.title,
      'username', p_sender.username,
      'count', 1))
  from public.listings
  where listings.id = p_conversation.listing_id;
end
$$;
