create table private.search_alert_queue (
  listing_number bigint not null,
  -- Rupiah, of a listing that only became cheaper: searches up to a lower price are told. Null: all
  -- are.
  old_price bigint,
  -- Searches saved later are not told: their users have seen the listing in the results.
  queued_at timestamptz not null default private.now(),
  id bigint generated always as identity primary key
);
comment on table private.search_alert_queue is
  'Listings that came up for sale or became cheaper, until the next run puts them into a job: a '
  'row for each time that a later one does not include.';

create index search_alert_queue_listing on private.search_alert_queue (listing_number);
create index search_alert_queue_oldest on private.search_alert_queue (queued_at);

grant select, insert, update, delete on private.search_alert_queue to preloved_api;
