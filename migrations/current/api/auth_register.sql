-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.auth_register(p_username text, p_full_name text DEFAULT NULL::text, p_bio text DEFAULT NULL::text, p_photo_url text DEFAULT NULL::text, p_city text DEFAULT NULL::text, p_email text DEFAULT NULL::text, p_token_issued_at bigint DEFAULT 0)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := private.caller_id();
  v_profile public.profiles;
begin
  if exists (select from public.profiles where profiles.id = v_me and profiles.deleted_at is not null) then
    perform private.refuse('UNAUTHORIZED', 'This account does not exist any more.');
  elsif exists (select from public.profiles where profiles.id = v_me) then
    perform private.refuse('CONFLICT', 'You are registered already.');
  elsif exists (select from public.profiles where lower(profiles.username) = lower(p_username)) then
    perform private.refuse('CONFLICT', 'This username is taken.');
  end if;
  begin
    insert into public.profiles (id, username, full_name, bio, photo_url, city)
    values (v_me, p_username, p_full_name, p_bio, p_photo_url, p_city)
    returning * into v_profile;
  exception when foreign_key_violation then
    -- A token outlives the account that it was made for.
    perform private.refuse('UNAUTHORIZED', 'This account does not exist any more.');
  end;
  if p_email is not null then
    insert into private.contacts (user_id, email, token_issued_at) values (v_me, p_email, to_timestamp(p_token_issued_at));
  end if;
  insert into private.caller_days (user_id, day) values (v_me, (private.now() at time zone 'Asia/Jakarta')::date);
  return private.profile_record(v_profile);
end
$function$;
