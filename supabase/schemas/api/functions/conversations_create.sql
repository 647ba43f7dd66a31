create function api.conversations_create(
  p_listing_id uuid default null,
  p_order text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_order public.orders;
  v_listing public.listings;
  v_buyer_id uuid := v_me;
  v_other_id uuid;
  v_max constant bigint := private.setting('conversations_daily_max');
  v_conversation private.conversations;
  v_is_new boolean := false;
begin
  if p_order is not null then
    v_order := private.order_for(p_order, 'buyer', 'seller');
    v_buyer_id := v_order.buyer_id;
    select listings.* into v_listing from public.listings where listings.id = v_order.listing_id;
  else
    select listings.* into v_listing from public.listings where listings.id = p_listing_id;
  end if;
  v_conversation := private.find_conversation(v_listing, v_buyer_id);
  if v_conversation.id is null then
    if p_order is null then
      v_listing := private.readable_listing(p_listing_id, v_me);
    end if;
    if v_listing.seller_id = v_buyer_id then
      perform private.raise_error('self_message');
    end if;
    v_other_id := case when v_me = v_buyer_id then v_listing.seller_id else v_buyer_id end;
    -- Before the lock of the two people, as in POST /orders; the foreign key below takes it anyway.
    perform from public.listings where listings.id = v_listing.id for key share;
    if private.is_account_deleted(v_other_id) then
      perform private.raise_error('user_deleted');
    end if;
    perform private.require_no_block(v_me, v_other_id);
    -- Under the lock of the two people, so that two concurrent requests open one conversation.
    v_conversation := private.find_conversation(v_listing, v_buyer_id);
  end if;
  if v_conversation.id is null then
    -- Concurrent openings of one user are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended('conversations:' || v_me, 0));
    if v_max <= (
      select count(*)
      from private.conversations
      where conversations.opened_by = v_me
        and conversations.created_at > private.now() - interval '1 day'
    ) then
      perform private.raise_error('too_many_conversations', jsonb_build_object('max', v_max));
    end if;
    insert into private.conversations (
      listing_id, buyer_id, seller_id, opened_by, buyer_sees, seller_sees)
    values (
      v_listing.id, v_buyer_id, v_listing.seller_id, v_me,
      v_me = v_buyer_id, v_me = v_listing.seller_id)
    returning * into v_conversation;
    v_is_new := true;
  elsif not (private.conversation_party(v_conversation, v_me)).sees then
    update private.conversations
    set buyer_sees = buyer_sees or v_me = buyer_id,
        seller_sees = seller_sees or v_me = seller_id
    where id = v_conversation.id;
  end if;
  return jsonb_build_object(
    'is_new', v_is_new,
    'conversation', private.conversation_records(array[v_conversation.id], v_me) -> 0);
end
$$;
