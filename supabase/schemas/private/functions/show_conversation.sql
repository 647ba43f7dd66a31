create function private.show_conversation(
  p_conversation private.conversations,
  p_user_id uuid,
  p_is_new boolean
) returns jsonb
language plpgsql volatile
as $$
begin
  if not (private.conversation_party(p_conversation, p_user_id)).sees then
    update private.conversations
    set buyer_sees = buyer_sees or p_user_id = buyer_id,
        seller_sees = seller_sees or p_user_id = seller_id
    where id = p_conversation.id;
  end if;
  return jsonb_build_object(
    'is_new', p_is_new,
    'conversation', private.conversation_records(array[p_conversation.id], p_user_id) -> 0);
end
$$;
