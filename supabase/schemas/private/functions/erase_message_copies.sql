create function private.erase_message_copies(
  p_user_id uuid,
  p_conversations uuid[]
) returns void
language plpgsql volatile
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  -- Finds them by the ids of private.notify_message, because the other party may have any number of
  -- notifications.
  v_told constant uuid[] := array(
    select private.notification_id(
      party.other_id, 'conversation:' || conversations.id || ':' || seqs.seq, 'message.received')
    from private.conversations
    cross join private.conversation_party(conversations, p_user_id) as party
    cross join generate_series(1, conversations.last_seq) as seqs (seq)
    where conversations.id = any (p_conversations));
begin
  update public.notifications
  set data = notifications.data
    || '{"username": "deleted"}'
    || case
      when conversations.seller_id = p_user_id
        then jsonb_build_object('title', listings.product_category)
      else '{}'
    end
  from private.conversations
  join public.listings on listings.id = conversations.listing_id
  where notifications.id = any (v_told)
    and conversations.id = any (p_conversations)
    and notifications.data ->> 'conversation_id' = conversations.id::text;
end
$$;
