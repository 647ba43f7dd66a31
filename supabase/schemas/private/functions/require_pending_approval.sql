create function private.require_pending_approval(p_approval private.approvals) returns void
language plpgsql stable
as $$
begin
  case private.approval_state(p_approval.status, p_approval.expires_at, private.now())
    when 'pending' then
      null;
    when 'expired' then
      perform private.raise_error('approval_expired');
    when 'lapsed' then
      perform private.raise_error('approval_lapsed');
    else
      perform private.raise_error(
        'approval_decided', jsonb_build_object('status', p_approval.status));
  end case;
end
$$;
