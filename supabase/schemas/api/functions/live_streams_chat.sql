-- Adds p_messages [{user_id, text, type, offer_id?}], messages or price offers, to the chat of a
-- stream that has not ended, in their order. Returns for each its record, or {error: reason}.
-- Messages to one stream that wait at the same moment arrive in one call, which takes one lock, one
-- insert and one commit. Each is accepted or rejected as if it had come alone.
create function api.live_streams_chat(p_stream_id text, p_messages jsonb) returns json
language plpgsql volatile security definer
-- Planning it takes longer than adding a few messages.
set plan_cache_mode = force_generic_plan
as $$
declare
  v_status public.live_status;
  v_seller_id uuid;
  v_blocked uuid[];
  v_results json;
  v_added json;
begin
  -- As in private.locked_caller, for each writer.
  perform
  from public.profiles
  where profiles.id in (
    select (message.value ->> 'user_id')::uuid
    from jsonb_array_elements(p_messages) as message
  )
  order by profiles.id
  for key share;
  -- The end of a stream takes the chat's lock for its last message. The status is read under the
  -- same lock, so no message follows the last one.
  perform from private.live_chats where live_chats.stream_id = p_stream_id for no key update;
  select live_streams.status, live_streams.seller_id
  into v_status, v_seller_id
  from public.live_streams
  where live_streams.id = p_stream_id;
  if v_status is null then
    perform private.raise_error('stream_not_found');
  end if;

  v_blocked := private.blocked_among(array(
    select (message.value ->> 'user_id')::uuid
    from jsonb_array_elements(p_messages) as message), v_seller_id);

  -- Materialized, so that the objections to a message are evaluated once.
  with given as materialized (
    select
      message.position,
      message.value ->> 'user_id' as user_id,
      message.value ->> 'text' as text,
      message.value ->> 'type' as type,
      (message.value ->> 'offer_id')::uuid as offer_id,
      profiles.username,
      coalesce(
        private.inactive_objection(profiles),
        case
          when profiles.id = any (v_blocked) then private.block_objection(profiles.id, v_seller_id)
        end,
        case
          when message.value ->> 'offer_id' is not null then private.chat_offer_objection(
            (message.value ->> 'offer_id')::uuid, profiles.id, v_seller_id)
        end,
        case when v_status = 'ended' then 'stream_ended' end
      ) as error
    from jsonb_array_elements(p_messages) with ordinality as message (value, position)
    left join public.profiles on profiles.id = (message.value ->> 'user_id')::uuid
  ),
  numbered as materialized (
    select given.*, count(*) filter (where given.error is null) over (
      order by given.position
    ) as number
    from given
  ),
  accepted as (
    select count(*) as messages
    from numbered
    where numbered.error is null
  ),
  chat as (
    update private.live_chats
    set last_seq = live_chats.last_seq + accepted.messages,
        -- Times increase even within a microsecond or when the clock is set back.
        last_at = greatest(private.now(), live_chats.last_at + interval '1 microsecond')
          + (accepted.messages - 1) * interval '1 microsecond'
    from accepted
    where live_chats.stream_id = p_stream_id
      and accepted.messages > 0
    returning
      live_chats.month,
      live_chats.last_seq - accepted.messages as seq_before,
      live_chats.last_at - accepted.messages * interval '1 microsecond' as time_before
  ),
  added as (
    insert into public.live_chat_messages as messages (
      stream_id, seq, user_id, username, text, type, created_at, offer_id, month
    )
    select
      p_stream_id,
      chat.seq_before + numbered.number,
      numbered.user_id,
      numbered.username,
      numbered.text,
      numbered.type,
      chat.time_before + numbered.number * interval '1 microsecond',
      numbered.offer_id,
      chat.month
    from numbered
    cross join chat
    where numbered.error is null
    returning messages.seq, row_to_json(private.live_message_record(messages)) as record
  )
  select
    json_agg(
      coalesce(added.record, json_build_object('error', numbered.error))
      order by numbered.position),
    json_agg(added.record order by numbered.position) filter (where added.seq is not null)
  into v_results, v_added
  from numbered
  left join chat on numbered.error is null
  left join added on added.seq = chat.seq_before + numbered.number;
  if v_added is not null then
    perform private.broadcast(
      'live:' || p_stream_id, 'chat', format('{"messages": %s}', v_added)::jsonb);
  end if;
  return v_results;
end
$$;
revoke execute on function api.live_streams_chat(text, jsonb) from authenticated;
grant execute on function api.live_streams_chat(text, jsonb) to service_role;
