-- As the user reads it: only staff see masked parts.
create function private.conversation_export(
  p_conversation private.conversations,
  p_user_id uuid
) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_conversation.id,
      'listing_id', p_conversation.listing_id,
      'role', party.role,
      'user_id', profiles.id,
      'username', profiles.username,
      'read_seq', party.read_seq,
      'created_at', internal.wire_time(p_conversation.created_at),
      'messages', to_jsonb(array(
        select private.message_record(messages)
        from private.messages
        where messages.conversation_id = p_conversation.id
        order by messages.seq)))
    from private.conversation_party(p_conversation, p_user_id) as party
    join public.profiles on profiles.id = party.other_id
  );
end
$$;
