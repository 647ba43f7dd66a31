create function private.offer_party(p_offer private.offers, p_user_id uuid) returns text
language sql immutable
return case p_user_id
  when p_offer.buyer_id then 'buyer'
  when p_offer.seller_id then 'seller'
end;
