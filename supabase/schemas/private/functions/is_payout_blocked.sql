create function private.is_payout_blocked(p_user_id uuid) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from public.profiles
    where profiles.id = p_user_id
      and profiles.payouts_blocked_until > private.now()
  );
end
$$;
