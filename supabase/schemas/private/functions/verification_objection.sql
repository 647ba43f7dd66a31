create function private.verification_objection(
  p_profile public.profiles,
  p_setting text
) returns text
language plpgsql stable
as $$
begin
  if private.setting(p_setting) = 0 or p_profile.verified then
    return null;
  end if;
  return case
    when exists (
      select
      from private.ktp_submissions as submissions
      where submissions.user_id = p_profile.id
        and submissions.status = 'pending'
    )
    then 'identity_in_review'
    else 'identity_not_verified'
  end;
end
$$;
comment on function private.verification_objection(public.profiles, text) is
  'The user has no approved identity check while the switch p_setting is on.';
