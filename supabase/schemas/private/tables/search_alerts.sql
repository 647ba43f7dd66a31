create table private.search_alerts (
  user_id uuid not null,
  listing_number bigint not null,
  due_at timestamptz not null,
  is_daily boolean not null,
  told_at timestamptz,
  primary key (user_id, listing_number)
);
comment on table private.search_alerts is
  'Listings that users are or were told of because a saved search of theirs fits: once per user '
  'and listing, for ever.';
comment on column private.search_alerts.user_id is
  'No reference, whose check would wait for a lock on one user''s profile and delay all others.';
comment on column private.search_alerts.is_daily is 'Told in the morning, with all others.';

create index search_alerts_due on private.search_alerts (due_at) where told_at is null;

alter table private.search_alerts enable row level security;
create policy all_api on private.search_alerts
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update, delete on private.search_alerts to preloved_api;
