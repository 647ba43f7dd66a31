-- Takes only the two columns that decide it, so that an index-only scan is enough.
create function private.offer_status_at(
  p_status private.offer_status,
  p_expires_at timestamptz,
  p_at timestamptz
) returns private.offer_status
language sql immutable
return case
  when p_status in ('open', 'accepted') and p_expires_at <= p_at
    then 'expired'::private.offer_status
  else p_status
end;
