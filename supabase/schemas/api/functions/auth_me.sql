create function api.auth_me() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_profile public.profiles;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = private.caller_id();
  if v_profile.id is null then
    perform private.refuse('NOT_FOUND', 'You have no profile yet: POST /auth/register.');
  elsif v_profile.deleted_at is not null then
    perform private.refuse('UNAUTHORIZED', 'This account does not exist any more.');
  end if;
  return private.profile_record(v_profile);
end
$$;
comment on function api.auth_me() is 'The caller''s own profile; a token without one is told how to get it.';
alter function api.auth_me() owner to preloved_verbs;
grant execute on function api.auth_me() to authenticated;
