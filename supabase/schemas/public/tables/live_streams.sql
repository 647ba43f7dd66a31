create table public.live_streams (
  id text primary key default 'LS' || left(replace(gen_random_uuid()::text, '-', ''), 12)
    check (id ~ '^LS[0-9a-f]{12}$'),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  -- Copied when the stream was created, like the avatar.
  seller_username text not null,
  seller_avatar text,
  title text not null check (char_length(title) between 1 and 120),
  status public.live_status not null,
  viewers integer not null default 0 check (viewers >= 0),
  pinned_listing_ids uuid[] not null default '{}' check (cardinality(pinned_listing_ids) <= 20),
  scheduled_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- Whole minutes from start to end; 0 until then.
  duration_minutes integer not null default 0 check (duration_minutes >= 0),
  created_at timestamptz not null default private.now(),
  peak_viewers integer not null default 0 check (peak_viewers >= 0),
  -- Users who viewed it at least once (private.live_viewers).
  unique_viewers integer not null default 0 check (unique_viewers >= 0),
  -- When the viewers were last broadcast; in real time, like a rate limit.
  viewers_broadcast_at timestamptz,
  constraint live_streams_end check ((status = 'ended') = (ended_at is not null)),
  constraint live_streams_start check (status <> 'live' or started_at is not null)
) with (fillfactor = 50);
comment on table public.live_streams is
  'A seller''s live stream. Half of each page is left free, because joins and leaves update '
  'viewers often.';

-- Also under concurrent requests, a seller has one stream that has not ended.
create unique index live_streams__one_at_a_time on public.live_streams (seller_id)
  where status <> 'ended';
create index live_streams_seller_id on public.live_streams (seller_id);
create index live_streams_newest on public.live_streams (status, created_at desc, id desc);

create trigger live_streams_count after insert or delete on public.live_streams
  for each row execute function private.live_streams_count();
create trigger live_streams_count_status after update of status on public.live_streams
  for each row when (old.status <> new.status)
  execute function private.live_streams_count();

create policy select_authenticated on public.live_streams
  for select to authenticated
  using ((select internal.is_registered()));
grant select, insert, update on public.live_streams to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported) values
  ('public.live_streams', 'seller_id', '{title}', 'replaced', '''Live''', 'live_streams'),
  ('public.live_streams', 'seller_id', '{seller_username}', 'replaced', '$2', 'live_streams'),
  ('public.live_streams', 'seller_id', '{seller_avatar}', 'cleared', null, 'live_streams');

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'live_streams', 'public.live_streams', 'seller_id', 'private.live_stream_record(data)',
    'created_at desc'
  );
