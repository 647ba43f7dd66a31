-- The user, and all users with a block between them.
create function private.unwanted_sellers(p_user_id uuid) returns uuid[]
language plpgsql stable
as $$
begin
  return p_user_id
    || array(select blocked_id from private.blocks where blocker_id = p_user_id)
    || array(select blocker_id from private.blocks where blocked_id = p_user_id);
end
$$;
