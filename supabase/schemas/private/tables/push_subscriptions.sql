create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  endpoint text not null constraint push_subscriptions__endpoint unique
    check (octet_length(endpoint) <= 1024),
  -- The browser's public key, for encryption (RFC 8291). Never returned by the API.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default private.now(),
  deleted_at timestamptz,
  -- unsubscribed by the user; gone: the push service answered 404 or 410; too_many: the oldest of
  -- more than push_devices_max.
  deleted_because text check (deleted_because in ('unsubscribed', 'gone', 'too_many')),
  check ((deleted_at is null) = (deleted_because is null))
);
comment on table private.push_subscriptions is
  'Web push subscriptions. A subscription belongs to the user who registered it last, so that '
  'users who share a device do not get each other''s notifications.';

create index push_subscriptions_user_id on private.push_subscriptions (user_id);
create index push_subscriptions_active on private.push_subscriptions (user_id)
  where deleted_at is null;

grant select, insert, update, delete on private.push_subscriptions to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving) values
  (
    'private.push_subscriptions', 'user_id', '{endpoint,p256dh,auth,deleted_because}', 'row_deleted'
  );
