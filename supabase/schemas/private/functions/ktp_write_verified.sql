create function private.ktp_write_verified() returns trigger
language plpgsql volatile security definer
as $$
declare
  v_verified constant boolean := exists (
    select
    from private.ktp_submissions as submissions
    where submissions.user_id = new.user_id
      and submissions.status = 'approved'
  );
begin
  update public.profiles
  set verified = v_verified
  where id = new.user_id
    and verified <> v_verified;
  return null;
end
$$;
