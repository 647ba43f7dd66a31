create function private.open_conversation(
  p_listing public.listings,
  p_buyer_id uuid,
  p_opener_id uuid
) returns jsonb
language plpgsql volatile
as $$
declare
  v_other_id constant uuid := case
    when p_opener_id = p_buyer_id then p_listing.seller_id
    else p_buyer_id
  end;
  v_max constant bigint := private.setting('conversations_daily_max');
  v_conversation private.conversations;
begin
  -- Before the lock of the two people, as in POST /orders; the reference below takes it anyway.
  perform from public.listings where listings.id = p_listing.id for key share;
  if private.is_account_deleted(v_other_id) then
    perform private.raise_error('user_deleted');
  end if;
  perform private.require_no_block(p_opener_id, v_other_id);
  -- Under the lock of the two people, so that two conversations opened at once are one.
  v_conversation := private.find_conversation(p_listing, p_buyer_id);
  if v_conversation.id is not null then
    return private.show_conversation(v_conversation, p_opener_id, false);
  end if;
  -- Concurrent openings of one user are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('conversations:' || p_opener_id, 0));
  if v_max <= (
    select count(*)
    from private.conversations
    where conversations.opened_by = p_opener_id
      and conversations.created_at > private.now() - interval '1 day'
  ) then
    perform private.raise_error('too_many_conversations', jsonb_build_object('max', v_max));
  end if;

  insert into private.conversations (
    listing_id, buyer_id, seller_id, opened_by, buyer_sees, seller_sees)
  values (
    p_listing.id, p_buyer_id, p_listing.seller_id, p_opener_id,
    p_opener_id = p_buyer_id, p_opener_id = p_listing.seller_id)
  returning * into v_conversation;
  return private.show_conversation(v_conversation, p_opener_id, true);
end
$$;
