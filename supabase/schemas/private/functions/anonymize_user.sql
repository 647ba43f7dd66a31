-- From here on nobody sees the account's name or listings, and its devices get nothing. A long
-- history is erased in pieces: a sold listing stays readable until its piece.
create function private.anonymize_user(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_alias constant text := 'deleted_' || left(replace(gen_random_uuid()::text, '-', ''), 16);
  v_statement text;
begin
  insert into private.erasures (user_id, username, alias)
  select profiles.id, profiles.username, v_alias
  from public.profiles
  where profiles.id = p_user_id;
  perform private.erase_broadcasts(p_user_id);
  -- Before the listings end their offers, so that all offers are locked in one order, as in the
  -- other party's deletion.
  perform private.end_offers_of_user(p_user_id);
  perform private.erase_copies(p_user_id);
  -- In the order of ids: two users who follow or block each other may be deleted at the same
  -- moment.
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
  update private.approvals
  set status = 'lapsed',
      decided_at = private.now()
  where subject_ids @> array[p_user_id]
    and status = 'pending';
  update public.listings
  set likes = listings.likes - 1
  from public.likes
  where likes.user_id = p_user_id
    and likes.listing_id = listings.id;
  update public.listings
  set deleted_at = private.now(),
      updated_at = private.now()
  where seller_id = p_user_id
    and status = 'active'
    and deleted_at is null;
  update public.profiles
  set payouts_blocked_until = null,
      verified = false,
      on_vacation_until = null,
      deleted_at = private.now(),
      updated_at = private.now()
  where id = p_user_id;
  for v_statement in
    select statements.statement
    from private.erasing_statements(
      '{public.profiles,private.contacts,public.addresses,private.push_subscriptions}') as statements
  loop
    execute v_statement using p_user_id, v_alias, null::integer;
  end loop;
  -- A short history ends here; for a long one a job continues, in pieces that commit.
  if private.erase_piece(p_user_id) then
    perform private.enqueue_job(
      'account_erase', p_user_id::text, jsonb_build_object('user_id', p_user_id));
  end if;
end
$$;
