create table private.personal_exports (
  section text primary key,
  relation text not null,
  owner text not null,
  columns text[],
  record text,
  sort text not null,
  archive text,
  check (num_nonnulls(columns, record) = 1)
);
comment on table private.personal_exports is
  'The lists of GET /auth/me/export, which private.export_personal_data reads: the rows of a '
  'relation whose owner, as in private.personal_data, is the user.';
comment on column private.personal_exports.record is
  'An expression on the row (data), $1 is the user; instead of a list of columns.';
comment on column private.personal_exports.archive is 'More rows of the relation, by this call.';

grant select on private.personal_exports to preloved_api;

insert into private.personal_exports (section, relation, owner, columns, sort)
values
  ('likes', 'public.likes', 'user_id', '{listing_id,created_at}', 'created_at desc'),
  (
    'photo_analyses', 'private.categorizations', 'user_id',
    '{photo_url,answer,listing_id,listed,created_at}', 'created_at desc'
  ),
  (
    'notifications', 'public.notifications', 'user_id',
    '{kind,category,data,read_at,created_at}', 'created_at desc'
  ),
  (
    'emails', 'private.emails', 'user_id',
    '{kind,address,name,data,status,problem,created_at}', 'created_at desc'
  ),
  (
    'settlement_offers', 'private.settlements', 'offered_by',
    '{order_id,refund_amount,note,created_at}', 'created_at desc'
  ),
  (
    'reports_made', 'private.reports', 'reporter_id',
    '{user_id,listing_id,conversation_id,reason,details,opened_at}', 'opened_at desc'
  );

insert into private.personal_exports (section, relation, owner, record, sort)
values
  (
    'listings', 'public.listings', 'seller_id',
    'internal.listing_record(data) '
      '|| jsonb_build_object(''deleted_at'', internal.wire_time(data.deleted_at))',
    'created_at desc'
  ),
  (
    'follows', 'private.follows', 'follower_id',
    'private.known_user(data.followed_id, data.created_at)', 'created_at desc'
  ),
  (
    'followers', 'private.follows', 'followed_id',
    'private.known_user(data.follower_id, data.created_at)', 'created_at desc'
  ),
  (
    'blocks', 'private.blocks', 'blocker_id',
    'private.known_user(data.blocked_id, data.created_at)', 'created_at desc'
  ),
  (
    'saved_searches', 'private.saved_searches', 'user_id',
    'private.saved_search_record(data)', 'created_at desc'
  ),
  (
    'reviews_written', 'private.reviews', 'reviewer_id',
    'private.review_record(data) || jsonb_build_object(''order_id'', data.order_id)',
    'created_at desc'
  ),
  (
    'identity_checks', 'private.ktp_submissions', 'submitter',
    'private.ktp_record(data)', 'submitted_at desc'
  ),
  (
    'conversations', 'private.conversations', 'readers',
    'private.conversation_export(data, $1)', 'last_at desc, id desc'
  ),
  (
    'live_streams', 'public.live_streams', 'seller_id',
    'private.live_stream_record(data)', 'created_at desc'
  ),
  ('offers', 'private.offers', 'parties', 'private.offer_record(data)', 'created_at desc'),
  (
    'order_addresses', 'private.order_addresses', 'party', 'to_jsonb(data) - ''party''',
    '(select orders.created_at from public.orders where orders.id = data.order_id) desc'
  ),
  (
    'order_reasons', 'private.order_history', 'author',
    'jsonb_build_object(''order_id'', data.order_id, ''status'', data.to_status, '
      '''reason'', data.reason, ''at'', internal.wire_time(data.at))',
    'at desc'
  ),
  (
    'payout_emails', 'private.withdrawals', 'user_id',
    'jsonb_build_object(''withdrawal_id'', data.id, ''address'', data.recipient_email)',
    'created_at desc'
  ),
  ('days_active', 'private.caller_days', 'user_id', 'to_jsonb(data.day)', 'day');

insert into private.personal_exports (section, relation, owner, record, sort, archive)
values
  (
    'chat_messages', 'public.live_chat_messages', 'writer',
    'to_jsonb(private.live_message_record(data))', 'created_at desc', 'private.archived_chat($1)'
  );
