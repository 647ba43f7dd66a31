create function api.auth_export() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_all constant integer := 2147483647;
begin
  perform private.enforce_rate_limit('export', v_me::text);
  -- What others have a part in comes out of the same operations that show it to the caller every day, so that
  -- a copy of everything can never say more about them.
  return jsonb_build_object(
    'exported_at', internal.wire_time(private.now()),
    'profile', api.auth_me(),
    'orders', api.orders_my(null, v_all, 0) - 'limit' - 'offset',
    'wallet', jsonb_build_object('balance', api.wallet_balance(), 'transactions', api.wallet_transactions(v_all, 0) -> 'items',
      'withdrawals', api.wallet_withdrawals_list(v_all, 0) -> 'items'),
    'boosts', api.boosts_list(v_all, 0) -> 'items',
    'listings', (select coalesce(jsonb_agg(internal.listing_record(listings) || jsonb_build_object('deleted_at', internal.wire_time(listings.deleted_at))
        order by listings.created_at desc), '[]') from public.listings where listings.seller_id = v_me),
    'likes', (select coalesce(jsonb_agg(jsonb_build_object('listing_id', likes.listing_id, 'created_at', internal.wire_time(likes.created_at))
        order by likes.created_at desc), '[]') from public.likes where likes.user_id = v_me),
    'reviews_written', (select coalesce(jsonb_agg(private.review_record(reviews) || jsonb_build_object('order_id', reviews.order_id)
        order by reviews.created_at desc), '[]') from private.reviews where reviews.reviewer_id = v_me),
    'reviews_received', api.reviews_user(v_me, v_all, 0) -> 'items',
    'reports_made', (select coalesce(jsonb_agg(jsonb_build_object('user_id', reports.user_id, 'listing_id', reports.listing_id,
        'reason', reports.reason, 'details', reports.details, 'opened_at', internal.wire_time(reports.opened_at))
        order by reports.opened_at desc), '[]') from private.reports where reports.reporter_id = v_me),
    'identity_checks', (select coalesce(jsonb_agg(private.ktp_record(submissions) order by submissions.submitted_at desc), '[]')
        from private.ktp_submissions as submissions where submissions.user_id = v_me and submissions.status <> 'uploading'),
    'photo_analyses', (select coalesce(jsonb_agg(jsonb_build_object('photo_url', looks.photo_url, 'answer', looks.answer,
        'listing_id', looks.listing_id, 'listed', looks.listed, 'created_at', internal.wire_time(looks.created_at))
        order by looks.created_at desc), '[]') from private.categorizations as looks where looks.user_id = v_me),
    'live_streams', (select coalesce(jsonb_agg(private.live_stream_record(live_streams) order by live_streams.created_at desc), '[]')
        from public.live_streams where live_streams.seller_id = v_me),
    'chat_messages', (select coalesce(jsonb_agg(private.live_message_record(messages) order by messages.created_at desc), '[]')
        from public.live_chat_messages as messages where messages.user_id = v_me::text),
    'devices', api.push_subscriptions(v_all, 0) -> 'items',
    'notification_preferences', api.notifications_preferences(),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('kind', notifications.kind, 'category', notifications.category,
        'data', notifications.data, 'read_at', internal.wire_time(notifications.read_at), 'created_at', internal.wire_time(notifications.created_at))
        order by notifications.created_at desc), '[]') from public.notifications where notifications.user_id = v_me),
    'days_active', (select coalesce(jsonb_agg(caller_days.day order by caller_days.day), '[]')
        from private.caller_days where caller_days.user_id = v_me));
end
$$;
comment on function api.auth_export() is 'Everything that the market keeps about the caller, and of others only what the caller may see anyway.';
