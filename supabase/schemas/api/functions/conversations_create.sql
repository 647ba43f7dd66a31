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
  v_conversation private.conversations;
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
    return private.open_conversation(v_listing, v_buyer_id, v_me);
  end if;
  return private.show_conversation(v_conversation, v_me, false);
end
$$;
