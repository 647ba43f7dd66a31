-- Another job continues the deletion of the account, if anything is left.
create function internal.continue_erasure(p_user_id uuid) returns void
language plpgsql volatile security definer
as $$
begin
  perform private.enqueue_job(
    'account_erase',
    p_user_id || ':' || erasures.pieces,
    jsonb_build_object('user_id', p_user_id))
  from private.erasures
  where erasures.user_id = p_user_id;
end
$$;
