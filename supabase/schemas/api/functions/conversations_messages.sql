create function api.conversations_messages(
  p_conversation_id uuid,
  p_limit integer,
  p_after_seq bigint default null,
  p_before_seq bigint default null
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_conversation private.conversations :=
    private.own_conversation(p_conversation_id, (private.caller()).id);
  v_found record;
begin
  v_found := private.message_page(v_conversation.id, p_after_seq, p_before_seq, p_limit);
  return jsonb_build_object(
    'items', to_jsonb(array(
      select private.message_record(message)
      from unnest(v_found.page) as message
      order by case when p_after_seq is null then -message.seq else message.seq end)),
    'has_more', v_found.has_more);
end
$$;
