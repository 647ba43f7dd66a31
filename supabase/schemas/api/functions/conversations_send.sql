-- Adds a message of the caller. p_masked is the text without contact data, null if it has none;
-- both parties read it unless they have a paid order.
create function api.conversations_send(
  p_conversation_id uuid,
  p_text text,
  p_masked text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_sender public.profiles := private.active_caller();
  v_conversation private.conversations := private.own_conversation(p_conversation_id, v_sender.id);
  v_other_id constant uuid := (private.conversation_party(v_conversation, v_sender.id)).other_id;
  v_max constant bigint := private.setting('messages_daily_max');
  v_is_masked boolean;
  v_message private.messages;
begin
  if private.is_account_deleted(v_other_id) then
    perform private.raise_error('user_deleted');
  end if;
  perform private.require_no_block(v_sender.id, v_other_id);
  -- Concurrent messages of one user are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('messages:' || v_sender.id, 0));
  if v_max <= (
    select count(*)
    from private.messages
    where messages.sender_id = v_sender.id
      and messages.created_at > private.now() - interval '1 day'
  ) then
    perform private.raise_error('too_many_messages', jsonb_build_object('max', v_max));
  end if;
  -- Held until commit: the next message gets its seq only when this one can be read.
  v_conversation := private.lock_conversation(v_conversation.id);
  v_is_masked := p_masked is not null and not private.is_contact_open(v_conversation);

  update private.conversations
  set last_seq = last_seq + 1,
      -- Times increase even within a microsecond or when the clock is set back.
      last_at = greatest(private.now(), last_at + interval '1 microsecond'),
      buyer_unread = buyer_unread + (v_sender.id = seller_id)::integer,
      seller_unread = seller_unread + (v_sender.id = buyer_id)::integer,
      buyer_sees = true,
      seller_sees = true
  where id = v_conversation.id
  returning * into v_conversation;
  insert into private.messages (
    conversation_id, seq, sender_id, text, original, is_masked, created_at)
  values (
    v_conversation.id,
    v_conversation.last_seq,
    v_sender.id,
    case when v_is_masked then p_masked else p_text end,
    case when v_is_masked then p_text end,
    v_is_masked,
    v_conversation.last_at)
  returning * into v_message;
  perform private.broadcast(
    'conversation:' || v_conversation.id,
    'message',
    jsonb_build_object('message', private.message_record(v_message)));
  perform private.notify_message(v_conversation, v_sender);
  return private.message_record(v_message);
end
$$;
