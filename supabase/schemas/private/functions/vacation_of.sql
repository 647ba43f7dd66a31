-- The end of this user's vacation. Null without one, even if their listings are still hidden
-- because internal.end_vacation is late.
create function private.vacation_of(p_user_id uuid) returns timestamptz
language plpgsql stable
as $$
begin
  return (
    select profiles.on_vacation_until
    from public.profiles
    where profiles.id = p_user_id
      and profiles.on_vacation_until > private.now()
  );
end
$$;
