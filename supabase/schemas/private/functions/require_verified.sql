create function private.require_verified(
  p_profile public.profiles,
  p_setting text,
  p_to_do text
) returns void
language plpgsql stable
as $$
begin
  if private.setting(p_setting) = 0 or p_profile.verified then
    return;
  end if;
  if exists (
    select
    from private.ktp_submissions as submissions
    where submissions.user_id = p_profile.id
      and submissions.status = 'pending'
  ) then
    perform private.raise_error(
      'FORBIDDEN', 'identity_in_review',
      format('Your identity card is being reviewed. You can %s once it is approved.', p_to_do));
  end if;
  perform private.raise_error(
    'FORBIDDEN', 'identity_not_verified',
    format(
      'Verify your identity before you %s: send your identity card with POST /ktp/submit.',
      p_to_do));
end
$$;
comment on function private.require_verified(public.profiles, text, text) is
  '403 for a user without an approved identity check while p_setting, a switch, is on. p_to_do '
  'completes the sentence "before you …".';
