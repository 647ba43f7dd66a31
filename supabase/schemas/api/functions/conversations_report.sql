create function api.conversations_report(
  p_conversation_id uuid,
  p_reason text,
  p_details text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.locked_caller()).id;
  v_conversation private.conversations := private.own_conversation(p_conversation_id, v_me);
  v_other_id constant uuid := (private.conversation_party(v_conversation, v_me)).other_id;
begin
  perform private.lock_conversation(v_conversation.id);
  update private.conversations set reported_at = private.now() where id = v_conversation.id;
  return private.open_report(v_other_id, null, p_reason, p_details, v_conversation.id);
end
$$;
