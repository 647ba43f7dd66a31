create function api.conversations_read(
  p_conversation_id uuid,
  p_seq bigint default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
  v_conversation private.conversations := private.own_conversation(p_conversation_id, v_me);
  v_party record;
  v_seq bigint;
  v_unread integer;
begin
  v_conversation := private.lock_conversation(v_conversation.id);
  v_party := private.conversation_party(v_conversation, v_me);
  v_seq := greatest(
    v_party.read_seq, least(coalesce(p_seq, v_conversation.last_seq), v_conversation.last_seq));
  v_unread := (
    select count(*)
    from private.messages
    where messages.conversation_id = v_conversation.id
      and messages.seq > v_seq
      and messages.sender_id <> v_me);

  update private.conversations
  set buyer_read_seq = case when v_me = buyer_id then v_seq else buyer_read_seq end,
      buyer_unread = case when v_me = buyer_id then v_unread else buyer_unread end,
      seller_read_seq = case when v_me = seller_id then v_seq else seller_read_seq end,
      seller_unread = case when v_me = seller_id then v_unread else seller_unread end
  where id = v_conversation.id
    and v_seq > v_party.read_seq;
  if v_unread = 0 then
    update public.notifications
    set read_at = private.now()
    where id = private.notification_id(
        v_me, 'conversation:' || v_conversation.id || ':' || v_party.told_seq, 'message.received')
      and read_at is null;
  end if;
  return jsonb_build_object(
    'conversation_id', v_conversation.id,
    'read_seq', v_seq,
    'unread_count', v_unread,
    'total_unread_count', private.unread_messages(v_me));
end
$$;
