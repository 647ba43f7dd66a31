create function private.lock_account_for(
  p_user_id uuid,
  p_account_status public.account_status
) returns public.profiles
language plpgsql volatile
as $$
begin
  perform private.lock_proposals_of(p_user_id);
  return case
    when p_account_status = 'banned' then private.lock_account_to_ban(p_user_id)
    else private.lock_account(p_user_id)
  end;
end
$$;
