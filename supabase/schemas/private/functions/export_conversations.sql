create function private.export_conversations(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object('conversations', coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', conversations.id,
          'listing_id', conversations.listing_id,
          'role', party.role,
          'user_id', profiles.id,
          'username', profiles.username,
          'read_seq', party.read_seq,
          'created_at', internal.wire_time(conversations.created_at),
          'messages', (
            select coalesce(jsonb_agg(
              private.message_record(messages)
              order by messages.seq), '[]')
            from private.messages
            where messages.conversation_id = conversations.id))
        order by conversations.last_at desc, conversations.id desc),
      '[]'))
    from private.conversations
    cross join private.conversation_party(conversations, p_user_id) as party
    join public.profiles on profiles.id = party.other_id
    where p_user_id in (conversations.buyer_id, conversations.seller_id)
      and party.sees
  );
end
$$;
