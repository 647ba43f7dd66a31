-- Creates the profile of the caller. p_email and p_token_issued_at (Unix seconds) come from the
-- verified token.
create function api.auth_register(
  p_username text,
  p_full_name text default null,
  p_bio text default null,
  p_photo_url text default null,
  p_city text default null,
  p_email text default null,
  p_token_issued_at bigint default 0
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := private.caller_id();
  v_profile public.profiles;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = v_caller_id;
  if v_profile.deleted_at is not null then
    perform private.raise_error('account_deleted');
  elsif v_profile.id is not null then
    perform private.raise_error('already_registered');
  elsif exists (
    select from public.profiles where lower(profiles.username) = lower(p_username))
  then
    perform private.raise_error('username_taken');
  end if;

  begin
    insert into public.profiles (id, username, full_name, bio, photo_url, city)
    values (v_caller_id, p_username, p_full_name, p_bio, p_photo_url, p_city)
    returning * into v_profile;
  exception when foreign_key_violation then
    -- Access tokens stay valid for a while after the account is deleted.
    perform private.raise_error('account_deleted');
  end;
  if p_email is not null then
    insert into private.contacts (user_id, email, token_issued_at)
    values (v_caller_id, p_email, to_timestamp(p_token_issued_at));
  end if;
  return private.profile_record(v_profile);
end
$$;
