create function private.anonymize_user(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_alias text := 'deleted_' || left(replace(gen_random_uuid()::text, '-', ''), 16);
begin
  perform private.erase_broadcasts(p_user_id);
  -- Before the listings end theirs: all in one order, as the other party's deletion does.
  perform private.end_offers_of_user(p_user_id);
  perform private.erase_copies(p_user_id);
  perform private.erase_message_copies(p_user_id);
  perform private.erase_listings(p_user_id);
  perform private.erase_archived_chat(p_user_id, v_alias);
  perform private.erase_people(p_user_id);
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
  update public.profiles
  set payouts_blocked_until = null,
      verified = false,
      on_vacation_until = null,
      deleted_at = private.now(),
      updated_at = private.now()
  where id = p_user_id;
  perform private.erase_personal_data(p_user_id, v_alias);
end
$$;
