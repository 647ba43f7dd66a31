create function private.payee(p_user_id uuid) returns public.profiles
language plpgsql volatile
as $$
declare
  v_profile public.profiles;
begin
  -- Locked until commit: a payout block is either seen here, or waits and sees the withdrawal.
  select profiles.*
  into v_profile
  from public.profiles
  where profiles.id = p_user_id
  for key share;
  if v_profile.payouts_blocked_until > private.now() then
    perform private.raise_error(
      'payouts_blocked',
      jsonb_build_object( 'until', internal.wire_time(v_profile.payouts_blocked_until)));
  end if;
  return v_profile;
end
$$;
