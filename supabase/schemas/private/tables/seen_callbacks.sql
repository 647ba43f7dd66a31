create table private.seen_callbacks (
  id uuid primary key
);
comment on table private.seen_callbacks is
  'Handled callbacks that were deleted from private.provider_events.';

grant select, insert on private.seen_callbacks to preloved_api;
