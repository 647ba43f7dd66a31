create table public.notifications (
  -- Computed: a unique key of the three columns would be an index as wide as the row.
  id uuid primary key generated always as (private.notification_id(user_id, event_id, kind)) stored,
  user_id uuid not null references public.profiles (id) on delete cascade,
  event_id text not null,
  kind text not null,
  category text not null,
  data jsonb not null default '{}',
  -- Set on insert in a muted category: stored without notifying the user.
  read_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table public.notifications is
  'Notifications, once per user, event and kind. Texts are rendered from kind and data when '
  'they are read.';

-- Page, total and unread count of a user are read from this index alone.
create index notifications_newest on public.notifications (user_id, created_at desc, id desc)
  include (read_at);
-- For counting and marking unread notifications.
create index notifications_unread on public.notifications (user_id) where read_at is null;
-- Small and cheap to write: rows come in the order of time.
create index notifications_created on public.notifications
  using brin (created_at) with (autosummarize = on);
-- For the deletion of a party's account.
create index notifications_order on public.notifications ((data ->> 'order_id'))
  where data ->> 'order_id' is not null;
-- For the deletion of the host's account.
create index notifications_live on public.notifications (event_id) where kind = 'live.started';
-- For the deletion of the account of a user who liked a listing.
create index notifications_liked on public.notifications ((data ->> 'username'))
  where kind = 'listing.liked';

create policy select_authenticated on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()) and (select internal.is_registered()));
grant select, insert, update, delete on public.notifications to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('public.notifications', 'user_id', '{kind,category,data}', 'row_deleted', 'notifications');

insert into private.personal_exports (section, relation, owner, columns, sort) values
  (
    'notifications', 'public.notifications', 'user_id', '{kind,category,data,read_at,created_at}',
    'created_at desc'
  );
