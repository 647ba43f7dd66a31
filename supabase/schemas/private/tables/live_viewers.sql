create table private.live_viewers (
  stream_id text not null references public.live_streams (id) on delete cascade,
  user_id uuid not null,
  primary key (stream_id, user_id)
);
comment on table private.live_viewers is
  'Who has viewed a stream that is on air, so that each counts once. Emptied when it ends.';

alter table private.live_viewers enable row level security;
create policy all_api on private.live_viewers
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, delete on private.live_viewers to preloved_api;
