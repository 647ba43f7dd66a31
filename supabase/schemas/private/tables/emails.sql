create table private.emails (
  -- The notification's id, or a digest's own id. The Idempotency-Key at the provider, unless
  -- batch_id is.
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  -- The Jakarta day of a digest: one per user and day.
  digest_day date,
  -- The notifications of a digest, the newest first; unread_count may be higher.
  notification_ids uuid[],
  unread_count integer,
  address text not null,
  locale text not null,
  name text not null,
  status private.email_status not null default 'pending',
  provider_id text constraint emails__provider_id unique,
  problem text,
  first_tried_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  -- The Idempotency-Key of the call that first sent this e-mail with others, and of every retry of
  -- it. Null: sent alone, under its own id.
  batch_id uuid,
  is_pending boolean not null generated always as (status = 'pending') stored,
  constraint emails__one_digest unique (user_id, digest_day),
  constraint emails_digest
    check (num_nonnulls(digest_day, notification_ids, unread_count) in (0, 3))
);
comment on table private.emails is
  'Every e-mail and its delivery status. Address, name and language are fixed at the first '
  'attempt, because a retry with the same key must send the same message. The content comes from '
  'its notifications, which lose the names of deleted users: private.email_content.';

-- Indexed by is_pending, not by status: an update of a column of any index writes all indexes, and
-- most changes of status come after `sent`.
create index emails_pending_batch on private.emails (batch_id) where is_pending;

grant select, insert, update, delete on private.emails to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  (
    'private.emails', 'user_id',
    '{kind,notification_ids,unread_count,address,locale,name,status,problem}', 'row_deleted',
    'emails'
  );

insert into private.personal_exports (section, relation, owner, record, sort) values
  ('emails', 'private.emails', 'user_id', 'private.email_record(data)', 'created_at desc');
