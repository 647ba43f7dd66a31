create table private.search_alerts (
  -- Without a foreign key: its check would wait for a lock on one user's profile and delay all
  -- others.
  user_id uuid not null,
  listing_number bigint not null,
  due_at timestamptz not null,
  -- Sent in the morning, with all others.
  is_daily boolean not null,
  told_at timestamptz,
  -- More than a thousand searches may fit the listing: sent when no other alert is due.
  is_many boolean not null default false,
  primary key (user_id, listing_number)
);
comment on table private.search_alerts is
  'Alerts of listings that fit a saved search, sent or not: once per user and listing, until the '
  'listing can never be for sale again (internal.prune_search_alerts).';

create index search_alerts_share on private.search_alerts (is_many, due_at) where told_at is null;
create index search_alerts_listing on private.search_alerts (listing_number);
create index search_alerts_due on private.search_alerts (due_at) where told_at is null;

grant select, insert, update, delete on private.search_alerts to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving) values
  ('private.search_alerts', 'user_id', '{listing_number}', 'row_deleted');
