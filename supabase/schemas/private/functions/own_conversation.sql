create function private.own_conversation(
  p_conversation_id uuid,
  p_user_id uuid
) returns private.conversations
language plpgsql stable
as $$
declare
  v_conversation private.conversations;
begin
  select conversations.*
  into v_conversation
  from private.conversations
  where conversations.id = p_conversation_id;
  -- For a stranger `sees` may be null.
  if (private.conversation_party(v_conversation, p_user_id)).sees is not true then
    perform private.raise_error('conversation_not_found');
  end if;
  return v_conversation;
end
$$;
