create function private.chat_offer_objection(
  p_offer_id uuid,
  p_user_id uuid,
  p_seller_id uuid
) returns text
language plpgsql stable
as $$
begin
  return case
    when p_offer_id is not null and not exists (
      select
      from private.offers
      where offers.id = p_offer_id
        and offers.buyer_id = p_user_id
        and offers.seller_id = p_seller_id)
    then 'offer_not_found'
  end;
end
$$;
comment on function private.chat_offer_objection(uuid, uuid, uuid) is
  'A chat message announces an offer that its writer has not made to the host.';
