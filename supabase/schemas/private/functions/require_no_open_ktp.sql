create function private.require_no_open_ktp(p_user_id uuid) returns void
language plpgsql stable
as $$
declare
  v_status private.ktp_status := (
    select submissions.status
    from private.ktp_submissions as submissions
    where submissions.user_id = p_user_id
      and submissions.status in ('pending', 'approved'));
begin
  if v_status = 'approved' then
    perform private.raise_error(
      'CONFLICT', 'already_verified', 'Your identity is already verified.');
  elsif v_status = 'pending' then
    perform private.raise_error('CONFLICT', 'verification_pending',
      'Your documents are being reviewed; we will notify you.');
  end if;
end
$$;
comment on function private.require_no_open_ktp(uuid) is
  'Rejects a second identity check while one is pending or approved.';
