-- The status now, even if internal.expire_offer is late.
create function private.offer_status(p_offer private.offers) returns private.offer_status
language sql stable
return private.offer_status_at(p_offer.status, p_offer.expires_at, private.now());
