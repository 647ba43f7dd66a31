-- Takes only the two columns that decide it, so that an index-only scan is enough.
create function private.approval_state(
  p_status private.approval_status,
  p_expires_at timestamptz,
  p_at timestamptz
) returns text
language sql stable
return case
  when p_status = 'pending' and p_expires_at <= p_at then 'expired'
  else p_status::text
end;
