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
    perform private.raise_error('already_verified');
  elsif v_status = 'pending' then
    perform private.raise_error('verification_pending');
  end if;
end
$$;
