create function private.erase_people(p_user_id uuid) returns void
language plpgsql volatile
as $$
begin
  -- In one order: two users who follow or block each other may be deleted at the same moment.
  perform
  from private.follows
  where p_user_id in (follows.follower_id, follows.followed_id)
  order by follows.follower_id, follows.followed_id
  for update;
  delete from private.follows where p_user_id in (follower_id, followed_id);
  perform
  from private.blocks
  where p_user_id in (blocks.blocker_id, blocks.blocked_id)
  order by blocks.blocker_id, blocks.blocked_id
  for update;
  delete from private.blocks where p_user_id in (blocker_id, blocked_id);
end
$$;
