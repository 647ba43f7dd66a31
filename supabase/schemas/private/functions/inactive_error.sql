create function private.inactive_error(p_profile public.profiles) returns jsonb
language sql stable
return case
  when p_profile.id is null then jsonb_build_object(
    'code', 'FORBIDDEN',
    'reason', 'not_registered',
    'message', 'Register a profile first: POST /auth/register.')
  when p_profile.deleted_at is not null then jsonb_build_object(
    'code', 'UNAUTHORIZED',
    'reason', 'account_deleted',
    'message', 'This account does not exist any more.')
  when p_profile.account_status <> 'active' then jsonb_build_object(
    'code', 'FORBIDDEN',
    'reason', private.inactive_reason(p_profile.account_status),
    'message', format('Your account is %s and cannot do this.', p_profile.account_status)
  )
end;
comment on function private.inactive_error(public.profiles) is
  'The error of a caller who may start nothing new, as {code, reason, message}; null for an active '
  'account.';
