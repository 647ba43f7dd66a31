create view data_api.live_streams with (security_invoker = true) as
select
  id,
  seller_id,
  seller_username,
  seller_avatar,
  title,
  status,
  viewers,
  peak_viewers,
  unique_viewers,
  pinned_listing_ids,
  scheduled_at,
  started_at,
  ended_at,
  duration_minutes,
  created_at
from public.live_streams;
comment on view data_api.live_streams is 'Live streams; for registered users.';

grant select on data_api.live_streams to authenticated;
