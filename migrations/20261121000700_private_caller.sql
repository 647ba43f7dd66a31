-- Verbs read the claims themselves: their owner has no business in Supabase's auth schema, and may not
-- be given any.
create function private.caller_id() returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
end
$$;
comment on function private.caller_id() is 'The sub of the verified token that opened this transaction; null for nobody.';
grant execute on function private.caller_id() to preloved_verbs;

-- Who is calling, asked by every verb for itself: a token alone is not a member of the market.
create function private.caller() returns public.profiles
language plpgsql stable set search_path = ''
as $$
declare
  v_caller public.profiles;
begin
  select profiles.* into v_caller from public.profiles where profiles.id = private.caller_id();
  if v_caller.id is null then
    perform private.refuse('FORBIDDEN', 'Register a profile first: POST /auth/register.');
  elsif v_caller.deleted_at is not null then
    -- A token outlives the account that it was made for.
    perform private.refuse('UNAUTHORIZED', 'This account does not exist any more.');
  end if;
  return v_caller;
end
$$;
comment on function private.caller() is 'The registered caller; refuses a token without a profile, or with a deleted one.';
grant execute on function private.caller() to preloved_verbs;

create function private.active_caller() returns public.profiles
language plpgsql volatile set search_path = ''
as $$
declare
  v_caller public.profiles;
begin
  -- Held until commit, so that a suspension or deletion comes before what is being started, or waits for it
  -- and finds it. Nothing else waits: it is the lock that every reference to the profile takes.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_caller := private.caller();
  if v_caller.account_status <> 'active' then
    perform private.refuse('FORBIDDEN', pg_catalog.format('Your account is %s: nothing new can be started.', v_caller.account_status));
  end if;
  return v_caller;
end
$$;
comment on function private.active_caller() is 'The caller, if they may start something new.';
grant execute on function private.active_caller() to preloved_verbs;

create function private.find_person(p_user_id uuid, p_still_here boolean default false) returns public.profiles
language plpgsql stable set search_path = ''
as $$
declare
  v_person public.profiles;
begin
  select profiles.* into v_person from public.profiles where profiles.id = p_user_id;
  if v_person.id is null or (p_still_here and v_person.deleted_at is not null) then
    perform private.refuse('NOT_FOUND', 'There is no such person.');
  end if;
  return v_person;
end
$$;
comment on function private.find_person(uuid, boolean) is 'Someone by their id; with p_still_here a deleted account is nobody.';
grant execute on function private.find_person(uuid, boolean) to preloved_verbs;
