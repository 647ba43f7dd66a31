-- Limits are rows, so that an operator can change one without a deployment.
create table private.rate_limits (
  action text primary key,
  max_calls integer not null check (max_calls > 0),
  per_seconds integer not null check (per_seconds > 0),
  meaning text not null
);
comment on table private.rate_limits is
  'The number of calls that one subject may make of an action in a window of per_seconds.';

grant select on private.rate_limits to preloved_api;

insert into private.rate_limits (action, max_calls, per_seconds, meaning) values
  ('chat', 20, 10, 'Messages in live chats, per user'),
  ('view_leave', 60, 60, 'Joining and leaving live streams, per user'),
  ('push_test', 5, 60, 'Test notifications to the caller''s devices, per user'),
  ('ai_categorize', 20, 60, 'Photos sent for categorization, per user'),
  ('ktp_submit', 5, 3600, 'Identity documents submitted, per user'),
  ('withdrawals', 10, 3600, 'Withdrawals requested, per user'),
  ('saved_searches', 60, 600, 'Searches saved, changed and deleted, per user'),
  ('likes', 120, 60, 'Likes and unlikes, per user'),
  ('blocks', 60, 600, 'Users blocked and unblocked, per user'),
  ('follows', 120, 60, 'Users followed and unfollowed, per user'),
  ('order_creation', 30, 600, 'Orders placed, per user'),
  ('offers', 60, 600, 'Offers made, answered and withdrawn, per user'),
  ('order_previews', 60, 600, 'Orders previewed, per user'),
  ('conversations', 30, 600, 'Conversations opened, per user'),
  ('messages', 60, 60, 'Messages sent in conversations, per user'),
  ('messages_read', 240, 60, 'Conversations marked as read, per user'),
  ('register', 10, 3600, 'Registration attempts, per user'),
  ('report', 20, 3600, 'Listings, users and conversations reported, per user'),
  ('export', 5, 3600, 'Data exports, per user'),
  ('listing_creation', 60, 3600, 'Listings created or listed again, per user'),
  ('listing_changes', 120, 600, 'Listings changed or deleted, per user'),
  ('photo_uploads', 120, 600, 'Signed URLs for listing photos, per user'),
  ('shipping_rates', 60, 600, 'Shipping prices asked of the shipping provider, per user'),
  ('couriers', 30, 60, 'Lists of couriers asked of the shipping provider, per user'),
  ('shipping_booking', 60, 600, 'Shipments, waybills and return labels requested, per user'),
  ('shipping_labels', 60, 600, 'Labels fetched from storage, per user'),
  ('tracking', 60, 60, 'Parcels tracked, per user'),
  ('payment_checks', 60, 60, 'Payments checked at the payment provider, per user'),
  ('portal_balance', 30, 60, 'Balances read from the finance portal, per user'),
  ('push_devices', 30, 3600, 'Browsers subscribed to push messages or unsubscribed, per user'),
  ('boost_purchases', 20, 600, 'Boosts bought, per user'),
  ('withdrawal_cancellations', 20, 600, 'Withdrawals cancelled, per user'),
  ('order_steps', 120, 600, 'Steps on orders: ship, confirm, cancel, dispute, return; per user'),
  ('profile_changes', 60, 600, 'Changes of profile, addresses and preferences, per user'),
  ('notifications_read', 120, 60, 'Notifications marked as read or unread, per user'),
  ('reviews', 30, 3600, 'Reviews and replies written, per user'),
  ('live_streams', 60, 600, 'Streams created, started, ended or repinned, per user'),
  ('disclosures', 120, 3600, 'Personal data opened by staff, misses included, per user'),
  ('user_searches', 300, 3600, 'Users read by staff, so that none is found by guessing, per user');
