create function private.approval_state(p_approval private.approvals) returns text
language sql stable
return case
  when p_approval.status = 'pending' and p_approval.expires_at <= private.now() then 'expired'
  else p_approval.status::text
end;
comment on function private.approval_state(private.approvals) is
  'The status, or expired for a pending one whose time is over.';
