create function private.approval_state(
  p_approval private.approvals,
  p_at timestamptz
) returns text
language sql stable
return case
  when p_approval.status = 'pending' and p_approval.expires_at <= p_at then 'expired'
  else p_approval.status::text
end;
comment on function private.approval_state(private.approvals, timestamptz) is
  'The status, or expired for a pending one whose time is over.';
