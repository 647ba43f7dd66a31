create function private.erase_message_copies(
  p_user_id uuid,
  p_conversations uuid[]
) returns void
language plpgsql volatile
as $$
begin
  with renamed as (
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
    cross join private.conversation_party(conversations, p_user_id) as party
    where conversations.id = any (p_conversations)
      and notifications.user_id = party.other_id
      and notifications.kind = 'message.received'
      and notifications.data ->> 'conversation_id' = conversations.id::text
    returning notifications.id, notifications.data
  )
  update private.emails
  set data = emails.data || jsonb_build_object('data', renamed.data)
  from renamed
  where emails.id = renamed.id;
end
$$;
