create table private.search_alert_queue (
  listing_number bigint not null,
  old_price bigint,
  queued_at timestamptz not null default private.now(),
  id bigint generated always as identity primary key
);
comment on table private.search_alert_queue is
  'Listings that came up for sale or became cheaper, until the next run puts them into a job: a '
  'row for each time that a later one does not include.';
comment on column private.search_alert_queue.old_price is
  'Rupiah, of a listing that only became cheaper: searches up to a lower price are told. Null: '
  'all are.';
comment on column private.search_alert_queue.queued_at is
  'Searches saved later are not told: their users have seen the listing in the results.';

create index search_alert_queue_listing on private.search_alert_queue (listing_number);
create index search_alert_queue_oldest on private.search_alert_queue (queued_at);

grant select, insert, update, delete on private.search_alert_queue to preloved_api;
