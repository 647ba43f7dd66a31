-- After this lock only the notifications of the parties are locked.
create function private.lock_conversation(p_conversation_id uuid) returns private.conversations
language plpgsql volatile
as $$
declare
  v_conversation private.conversations;
begin
  select conversations.*
  into strict v_conversation
  from private.conversations
  where conversations.id = p_conversation_id
  for no key update;
  return v_conversation;
end
$$;
