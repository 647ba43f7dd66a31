create function private.chat_offer_error(
  p_offer_id uuid,
  p_user_id uuid,
  p_seller_id uuid
) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'code', 'NOT_FOUND',
      'reason', 'offer_not_found',
      'message', 'You have made the host no such offer.')
    where p_offer_id is not null
      and not exists (
        select
        from private.offers
        where offers.id = p_offer_id
          and offers.buyer_id = p_user_id
          and offers.seller_id = p_seller_id)
  );
end
$$;
comment on function private.chat_offer_error(uuid, uuid, uuid) is
  'The error of a chat message that announces an offer which is not its writer''s to the host, as '
  '{code, reason, message}; otherwise null.';
