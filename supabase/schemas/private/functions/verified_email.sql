create function private.verified_email(p_user_id uuid) returns text
language plpgsql stable security definer
as $$
begin
  return (
    select nullif(btrim(users.email), '')
    from auth.users
    where users.id = p_user_id
      and users.email_confirmed_at is not null
  );
end
$$;
comment on function private.verified_email(uuid) is
  'The address that Supabase Auth has verified; null if there is none. Owned by postgres, the only '
  'role of ours that may read auth.users.';
