create table private.push_receipts (
  notification_id uuid not null references public.notifications (id) on delete cascade,
  subscription_id uuid not null references private.push_subscriptions (id) on delete cascade,
  primary key (notification_id, subscription_id)
);
comment on table private.push_receipts is
  'The devices that received a notification, so that a retry for one device does not notify the '
  'others again.';

create index push_receipts_subscription_id on private.push_receipts (subscription_id);

grant select, insert on private.push_receipts to preloved_api;
