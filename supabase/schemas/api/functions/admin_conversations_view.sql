create function api.admin_conversations_view(
  p_conversation_id uuid,
  p_after_seq bigint,
  p_limit integer,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_conversation private.conversations;
  v_found record;
begin
  select conversations.*
  into v_conversation
  from private.conversations
  where conversations.id = p_conversation_id
    and conversations.reported_at is not null;
  if v_conversation.id is null then
    perform private.raise_error('conversation_not_found');
  end if;
  -- Staff who are a party may not read masked parts.
  perform private.forbid_self_decision(
    v_staff, v_conversation.buyer_id, v_conversation.seller_id);
  perform private.forbid_own_trade(v_staff, v_conversation.buyer_id, v_conversation.seller_id);

  v_found := private.message_page(v_conversation.id, p_after_seq, null, p_limit);
  perform private.audit_read(
    v_staff, p_audit, 'conversation', v_conversation.id::text,
    jsonb_build_object(
      'read', '["messages"]'::jsonb,
      'from_seq', v_found.page[1].seq,
      'to_seq', v_found.page[cardinality(v_found.page)].seq),
    v_conversation.buyer_id, v_conversation.seller_id);
  return (private.reported_conversation_records(array[v_conversation.id]) -> 0)
    || jsonb_build_object(
      'messages', to_jsonb(array(
        select private.message_record(message)
          || jsonb_build_object('original', message.original)
        from unnest(v_found.page) as message
        order by message.seq)),
      'has_more', v_found.has_more);
end
$$;
