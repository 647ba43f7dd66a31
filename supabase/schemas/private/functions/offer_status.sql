create function private.offer_status(p_offer private.offers) returns private.offer_status
language sql stable
return case
  when p_offer.status in ('open', 'accepted') and p_offer.expires_at <= private.now()
    then 'expired'::private.offer_status
  else p_offer.status
end;
comment on function private.offer_status(private.offers) is
  'The status by the time that it is now: internal.expire_offer may be late.';
