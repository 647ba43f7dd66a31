create table private.search_alert_queue (
  listing_number bigint not null,
  -- Rupiah, if the listing only became cheaper: only searches with a lower maximum get an alert.
  -- Null: all searches.
  old_price bigint,
  -- Searches saved later get no alert: their users have seen the listing in the results.
  queued_at timestamptz not null default private.now(),
  -- The listing appears in results when it commits.
  transaction_id xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity primary key
);
comment on table private.search_alert_queue is
  'Listings that came up for sale or became cheaper, until the next run enqueues them: a row for '
  'each event that no later one covers.';

create index search_alert_queue_listing on private.search_alert_queue (listing_number);
create index search_alert_queue_oldest on private.search_alert_queue (queued_at);

grant select, insert, update, delete on private.search_alert_queue to preloved_api;
