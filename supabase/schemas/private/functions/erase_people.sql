create function private.erase_people(p_user_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- In one order: two users who follow each other may be deleted at the same moment.
  perform
  from private.follows
  where p_user_id in (follows.follower_id, follows.followed_id)
  order by follows.follower_id, follows.followed_id
  for update;
  delete from private.follows where follower_id = p_user_id;
  delete from private.follows where followed_id = p_user_id;
end
$$;
comment on function private.erase_people(uuid) is
  'Deletes whom a user follows, and who follows the user.';
