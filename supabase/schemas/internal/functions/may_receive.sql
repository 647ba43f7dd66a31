-- Whether the caller may receive the broadcasts of a topic: the same right as at the endpoint that
-- clients poll instead. Called by the policy on realtime.messages when a channel is joined.
create function internal.may_receive(p_topic text) returns boolean
language plpgsql stable security definer
as $$
declare
  v_caller_id constant uuid := private.caller_id();
begin
  if not internal.is_registered() then
    return false;
  end if;
  return case split_part(p_topic, ':', 1)
    when 'user' then p_topic = 'user:' || v_caller_id
    when 'live' then exists (
      select
      from public.live_streams
      where live_streams.id = substr(p_topic, 6)
        and private.block_objection(v_caller_id, live_streams.seller_id) is null
    )
    when 'conversation' then exists (
      select
      from private.conversations
      cross join private.conversation_party(conversations, v_caller_id) as party
      where conversations.id = private.uuid_of(substr(p_topic, 14))
        and p_topic = 'conversation:' || conversations.id
        and party.sees
    )
    else false
  end;
end
$$;
grant execute on function internal.may_receive(text) to authenticated;
