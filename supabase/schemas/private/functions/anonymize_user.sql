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
  perform private.erase_order_texts(p_user_id);
  perform private.erase_listings(p_user_id);
  perform private.erase_texts(p_user_id, v_alias);

  update public.listings
  set likes = listings.likes - 1
  from public.likes
  where likes.user_id = p_user_id
    and likes.listing_id = listings.id;
  delete from public.likes where user_id = p_user_id;
  perform private.erase_people(p_user_id);
  delete from public.addresses where user_id = p_user_id;
  delete from private.contacts where user_id = p_user_id;
  delete from private.emails where user_id = p_user_id;
  delete from private.live_viewers where user_id = p_user_id;
  delete from public.notifications where user_id = p_user_id;
  delete from public.notification_preferences where user_id = p_user_id;
  delete from private.push_subscriptions where user_id = p_user_id;
  update public.profiles
  set username = v_alias,
      full_name = null,
      bio = null,
      photo_url = null,
      city = null,
      phone = null,
      payouts_blocked_until = null,
      verified = false,
      on_vacation_until = null,
      deleted_at = private.now(),
      updated_at = private.now()
  where id = p_user_id;
end
$$;
comment on function private.anonymize_user(uuid) is
  'Deletes what a user wrote and what names them, and replaces the username by a random alias.';
