-- Shows the listings of a user whose vacation is over. Orders do not wait for it: see
-- private.is_for_sale. Returns false if the vacation continues or has ended already.
create function internal.end_vacation(p_user_id uuid) returns boolean
language plpgsql volatile security definer
as $$
begin
  perform private.lock_account(p_user_id);
  update public.profiles
  set on_vacation_until = null
  where id = p_user_id
    and on_vacation_until <= private.now();
  return found;
end
$$;
