-- If not, it cannot be deleted before this transaction ends: money is booked to it.
create function private.is_account_deleted(p_user_id uuid) returns boolean
language plpgsql volatile
as $$
begin
  return (
    select profiles.deleted_at is not null
    from public.profiles
    where profiles.id = p_user_id
    for key share
  );
end
$$;
