create table private.personal_data (
  relation text not null,
  owner text not null,
  columns text[] not null,
  on_leaving text not null check (
    on_leaving = any ('{kept,cleared,replaced,row_deleted,derived,elsewhere}')
  ),
  by text,
  exported text,
  masked text,
  primary key (relation, owner, columns),
  check ((by is not null) = (on_leaving = any ('{replaced,elsewhere}')))
);
comment on table private.personal_data is
  'Which columns are personal data: whose, what the deletion of the account does with them, where '
  'the export has them, and what staff read. private.erase_personal_data acts on it; a column of a '
  'user''s table without a row fails a test.';
comment on column private.personal_data.owner is
  'The column that is the user''s id, or a row of private.personal_owners.';
comment on column private.personal_data.on_leaving is
  'What the deletion of the account does. cleared: null, or empty where null is forbidden; '
  'derived: a trigger computes the column from others; kept: it names nobody once the rest is '
  'gone, or it is sealed.';
comment on column private.personal_data.by is
  'replaced: by this expression on the row, $1 the user and $2 the random alias; elsewhere: the '
  'function or job that erases it.';
comment on column private.personal_data.exported is
  'The field of GET /auth/me/export that has it: a section of private.personal_exports, or what '
  'another operation shows to the user. null: nowhere.';
comment on column private.personal_data.masked is
  'The function of private through which staff read it in lists and details; hidden: only an '
  'opening shows it, which is audited.';

grant select on private.personal_data to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported, masked)
values
  ('public.profiles', 'id', '{username}', 'replaced', '$2', 'profile', null),
  ('public.profiles', 'id', '{full_name,bio,photo_url,city}', 'cleared', null, 'profile', null),
  ('public.profiles', 'id', '{phone}', 'cleared', null, 'profile', 'mask_phone'),
  ('public.profiles', 'id', '{locale}', 'kept', null, 'profile', null),
  ('public.profiles', 'id', '{card}', 'derived', null, null, null),
  ('private.contacts', 'user_id', '{email}', 'row_deleted', null, 'profile', 'mask_emails'),
  (
    'public.addresses', 'user_id',
    '{label,recipient_name,phone,street,district,city,province,postal_code,latitude,longitude}',
    'row_deleted', null, 'profile', null
  ),
  (
    'public.notification_preferences', 'user_id', '{muted_categories}',
    'row_deleted', null, 'notification_preferences', null
  ),
  (
    'private.push_subscriptions', 'user_id', '{endpoint,p256dh,auth,deleted_because}',
    'row_deleted', null, null, null
  ),
  ('private.caller_days', 'user_id', '{day}', 'kept', null, 'days_active', null),
  (
    'private.ktp_submissions', 'user_id', '{photo_path,selfie_path}',
    'elsewhere', 'erase_ktp', null, null
  ),
  (
    'private.ktp_submissions', 'user_id', '{rejection_reason}', 'replaced',
    'case when rejection_reason is not null then ''deleted'' end', 'identity_checks', null
  ),

  ('public.listings', 'seller_id', '{title}', 'replaced', 'product_category', 'listings', null),
  (
    'public.listings', 'seller_id',
    '{description,brand,size,color,material,style,sub_category,vibe_tags}',
    'cleared', null, 'listings', null
  ),
  ('public.listings', 'seller_id', '{photos}', 'replaced', '''{deleted}''', 'listings', null),
  (
    'public.listings', 'seller_id', '{product_category,gender,condition}',
    'kept', null, 'listings', null
  ),
  ('public.listings', 'seller_id', '{card}', 'derived', null, null, null),
  (
    'private.categorizations', 'user_id', '{photo_url}',
    'replaced', '''deleted''', 'photo_analyses', null
  ),
  ('private.categorizations', 'user_id', '{listed}', 'cleared', null, 'photo_analyses', null),
  -- Reused for other users who upload the same photo.
  ('private.categorizations', 'user_id', '{answer}', 'kept', null, 'photo_analyses', null),
  ('private.categorizations', 'user_id', '{sha256,model,failure}', 'kept', null, null, null),
  ('public.likes', 'user_id', '{listing_id}', 'row_deleted', null, 'likes', null),
  (
    'private.saved_searches', 'user_id', '{name,filters}',
    'row_deleted', null, 'saved_searches', null
  ),
  (
    'private.saved_searches', 'user_id',
    '{notify,vibe_tag,gender,product_category,brand,size,condition,color,sub_category,rating}',
    'row_deleted', null, null, null
  ),
  ('private.saved_searches', 'user_id', '{verified}', 'row_deleted', null, null, null),
  ('private.search_alerts', 'user_id', '{listing_number}', 'row_deleted', null, null, null),
  ('private.follows', 'follower_id', '{followed_id}', 'elsewhere', 'erase_people', 'follows', null),
  (
    'private.follows', 'followed_id', '{follower_id}',
    'elsewhere', 'erase_people', 'followers', null
  ),
  ('private.blocks', 'blocker_id', '{blocked_id}', 'elsewhere', 'erase_people', 'blocks', null),

  (
    'public.orders', 'seller_id', '{listing_title}', 'replaced',
    '(select product_category from public.listings where listings.id = data.listing_id)',
    'orders', null
  ),
  ('public.orders', 'seller_id', '{listing_photo_url}', 'cleared', null, 'orders', null),
  -- A number that the seller typed; one of our own courier stays with its shipment.
  (
    'public.orders', 'seller_id', '{tracking_number}', 'replaced',
    '(select waybill from private.shipments '
      'where order_id = data.id and waybill = data.tracking_number)',
    'orders', null
  ),
  (
    'public.orders', 'parties', '{reference,courier_code,courier_service_code,own_courier_code}',
    'kept', null, 'orders', null
  ),
  ('private.invoices', 'buyer', '{url}', 'kept', null, 'orders', 'mask_url'),
  ('private.boost_purchases', 'seller_id', '{url}', 'kept', null, 'boosts', 'mask_url'),
  (
    'private.order_addresses', 'party', '{recipient_name}',
    'cleared', null, 'order_addresses', 'mask_name'
  ),
  (
    'private.order_addresses', 'party',
    '{phone,street,district,postal_code,latitude,longitude}',
    'cleared', null, 'order_addresses', 'hidden'
  ),
  ('private.order_addresses', 'party', '{city,province}', 'kept', null, 'order_addresses', null),
  ('private.order_history', 'subjects', '{reason}', 'cleared', null, 'order_reasons', null),
  ('private.disputes', 'opened_by', '{reason,description,photos}', 'cleared', null, 'orders', null),
  ('private.disputes', 'answerer', '{answer,answer_photos}', 'cleared', null, 'orders', null),
  ('private.disputes', 'parties', '{note}', 'cleared', null, null, null),
  ('private.disputes', 'parties', '{resolution}', 'kept', null, 'orders', null),
  ('private.settlements', 'offered_by', '{note}', 'cleared', null, 'settlement_offers', null),
  (
    'private.returns', 'buyer', '{description,photos,tracking_number,courier_code}',
    'cleared', null, 'orders', null
  ),
  ('private.returns', 'buyer', '{reason}', 'kept', null, 'orders', null),
  ('private.returns', 'seller', '{rejection_reason}', 'cleared', null, 'orders', null),
  -- The provider's label has the address of the other party, too.
  ('private.shipments', 'parties', '{label_address}', 'cleared', null, null, null),
  -- Couriers write who signed for a parcel.
  ('private.shipment_events', 'parties', '{note}', 'cleared', null, null, null),
  ('private.shipment_events', 'typist', '{parcel}', 'row_deleted', null, null, null),
  (
    'private.staff_cases', 'parties', '{details}',
    'replaced', 'details - ''{reason,note}''::text[]', null, null
  ),
  (
    'private.portal_commands', 'parties', '{command}',
    'replaced', 'command - ''{note,actor}''::text[]', null, null
  ),
  (
    'private.portal_commands', 'parties', '{answer}', 'replaced',
    'answer '
      '|| ''{"reason": null, "description": null, "photos": [], "note": null, "answer": null}''',
    null, null
  ),

  ('public.live_streams', 'seller_id', '{title}', 'replaced', '''Live''', 'live_streams', null),
  ('public.live_streams', 'seller_id', '{seller_username}', 'replaced', '$2', 'live_streams', null),
  ('public.live_streams', 'seller_id', '{seller_avatar}', 'cleared', null, 'live_streams', null),
  -- Archived months: private.erase_archived_chat.
  ('public.live_chat_messages', 'writer', '{username}', 'replaced', '$2', 'chat_messages', null),
  (
    'public.live_chat_messages', 'writer', '{text}',
    'replaced', '''[deleted]''', 'chat_messages', null
  ),
  ('private.live_viewers', 'user_id', '{stream_id}', 'row_deleted', null, null, null),
  ('private.messages', 'sender_id', '{text}', 'cleared', null, 'conversations', null),
  -- What the contact filter masked: staff read it in a reported conversation, and nobody else.
  ('private.messages', 'sender_id', '{original}', 'cleared', null, null, null),
  ('private.reviews', 'reviewer_id', '{comment}', 'cleared', null, 'reviews_written', null),
  ('private.reviews', 'seller_id', '{reply,replied_at}', 'cleared', null, 'reviews_received', null),
  ('private.reports', 'reporter_id', '{details}', 'cleared', null, 'reports_made', null),
  ('private.reports', 'reporter_id', '{reason}', 'kept', null, 'reports_made', null),
  ('private.reports', 'user_id', '{details}', 'cleared', null, null, null),
  ('private.reports', 'parties', '{note}', 'cleared', null, null, null),
  ('private.seller_reviews', 'seller_id', '{details}', 'replaced', '''{}''', null, null),
  ('private.seller_reviews', 'seller_id', '{note}', 'cleared', null, null, null),
  (
    'private.approvals', 'subjects', '{request}',
    'replaced', 'request - ''{evidence,reason,note}''::text[]', null, null
  ),
  (
    'private.approvals', 'subjects', '{reason,decision_reason,preview,result}',
    'cleared', null, null, null
  ),
  ('private.audit_log', 'subjects', '{reason,before,after}', 'kept', null, null, null),

  (
    'private.withdrawals', 'user_id', '{recipient_email}',
    'replaced', '''deleted''', 'payout_emails', 'mask_emails'
  ),
  ('private.withdrawals', 'user_id', '{payout_url}', 'cleared', null, 'wallet', 'mask_url'),
  ('private.withdrawals', 'user_id', '{failure_reason}', 'cleared', null, 'wallet', 'mask_emails'),
  (
    'private.withdrawals', 'user_id', '{decision}', 'replaced',
    'decision - ''{reason,evidence}''::text[] #- ''{link,url}'' #- ''{link,failure_reason}''',
    null, null
  ),
  (
    'private.finance_inbox', 'seller', '{data}',
    'replaced', 'jsonb_build_object(''seller_id'', $1)', null, null
  ),

  (
    'private.emails', 'user_id', '{kind,data,address,locale,name,status,problem}',
    'row_deleted', null, 'emails', null
  ),
  (
    'public.notifications', 'user_id', '{kind,category,data}',
    'row_deleted', null, 'notifications', null
  ),
  ('private.email_suppressions', 'addressee', '{address}', 'elsewhere', 'erase_copies', null, null),
  ('private.idempotency_keys', 'caller_id', '{body}', 'elsewhere', 'erase_copies', null, null),
  ('private.jobs', 'notified', '{last_error}', 'elsewhere', 'erase_copies', null, 'mask_emails'),
  ('private.provider_events', 'payer', '{body}', 'elsewhere', 'erase_copies', null, null);
