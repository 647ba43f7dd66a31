create function private.conversation_records(p_ids uuid[], p_reader_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', conversations.id,
        'role', party.role,
        'user', profiles.card::jsonb,
        'listing', jsonb_build_object(
          'id', listings.id,
          'title', listings.title,
          'photo_url', case
            when listings.deleted_at is null and listings.hidden_at is null then listings.photos[1]
          end,
          'price', listings.price,
          'status', listings.status),
        'order_id', (
          select orders.id
          from public.orders
          where orders.listing_id = conversations.listing_id
            and orders.buyer_id = conversations.buyer_id
            and orders.state_version > 0
          order by orders.created_at desc, orders.id desc
          limit 1),
        'masks_contacts', not private.is_contact_open(conversations),
        'last_message', case
          when conversations.last_seq > 0 then private.message_record(messages)
        end,
        'last_seq', conversations.last_seq,
        'read_seq', party.read_seq,
        'unread_count', party.unread,
        'created_at', internal.wire_time(conversations.created_at),
        'updated_at', internal.wire_time(conversations.last_at))
      order by page.nth)
    from unnest(p_ids) with ordinality as page (id, nth)
    join private.conversations on conversations.id = page.id
    cross join private.conversation_party(conversations, p_reader_id) as party
    join public.profiles on profiles.id = party.other_id
    join public.listings on listings.id = conversations.listing_id
    left join private.messages
      on messages.conversation_id = conversations.id
      and messages.seq = conversations.last_seq
  );
end
$$;
