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
