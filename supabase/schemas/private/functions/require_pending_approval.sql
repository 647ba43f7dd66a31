create function private.require_pending_approval(p_approval private.approvals) returns void
language plpgsql stable
as $$
begin
  case private.approval_state(p_approval.status, p_approval.expires_at, private.now())
    when 'pending' then
      null;
    when 'expired' then
      perform private.raise_error(
        'CONFLICT', 'approval_expired', 'The proposal has expired; it must be proposed again.');
    when 'lapsed' then
      perform private.raise_error(
        'CONFLICT', 'approval_lapsed',
        'The proposal has lapsed: whoever proposed it lost the role, or whom it concerns left.');
    else
      perform private.raise_error(
        'CONFLICT', 'approval_decided',
        format('The proposal has already been %s.', p_approval.status));
  end case;
end
$$;
comment on function private.require_pending_approval(private.approvals) is
  'Raises CONFLICT unless somebody may still decide the proposal.';
