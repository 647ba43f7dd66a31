-- Whether the caller has a profile that is not deleted, the condition of endpoints for members.
-- Called by policies, once per statement.
create function internal.is_registered() returns boolean
language plpgsql stable security definer
as $$
begin
  return exists (
    select
    from public.profiles
    where profiles.id = private.caller_id()
      and profiles.deleted_at is null
  );
end
$$;
grant execute on function internal.is_registered() to authenticated;
