-- The router's data before it reads a request: registration, account status and staff roles of a
-- verified token. Also stores a newer e-mail address and marks the user as active today.
create function internal.load_caller(
  p_caller_id uuid,
  p_email text,
  p_token_issued_at bigint
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_profile public.profiles;
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = p_caller_id;
  if v_profile.deleted_at is not null then
    perform private.raise_error('account_deleted');
  end if;

  -- Read before writing: a transaction without writes does not wait for the disk.
  if not exists (
    select from private.caller_days
    where caller_days.user_id = p_caller_id
      and caller_days.day = v_today)
  then
    insert into private.caller_days (user_id, day, first_in_30_days)
    values (p_caller_id, v_today, not exists (
      select from private.caller_days
      where caller_days.user_id = p_caller_id
        and caller_days.day between v_today - 29 and v_today - 1))
    on conflict do nothing;
  end if;
  if v_profile.id is null then
    return jsonb_build_object(
      'registered', false, 'account_status', null, 'locale', null, 'roles', '[]'::jsonb);
  end if;
  if p_email is not null and not exists (
    select from private.contacts
    where contacts.user_id = p_caller_id
      and (contacts.email = p_email
        or contacts.token_issued_at >= to_timestamp(p_token_issued_at)))
  then
    -- The lock waits for a running deletion, so that a deleted account does not get its address
    -- back.
    insert into private.contacts as contacts (user_id, email, token_issued_at)
    select profiles.id, p_email, to_timestamp(p_token_issued_at)
    from public.profiles
    where profiles.id = p_caller_id
      and profiles.deleted_at is null
    for key share
    on conflict (user_id) do update
    set email = excluded.email,
        suppressed_because = null,
        token_issued_at = excluded.token_issued_at,
        updated_at = private.now()
    where contacts.token_issued_at < excluded.token_issued_at;
  end if;

  return jsonb_build_object(
    'registered', true,
    'account_status', v_profile.account_status,
    'locale', v_profile.locale,
    'roles', (
      select coalesce(jsonb_agg(staff_roles.role order by staff_roles.role), '[]')
      from private.staff_roles
      where staff_roles.user_id = p_caller_id));
end
$$;
