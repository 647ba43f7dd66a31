create table private.follows (
  follower_id uuid not null references public.profiles (id) on delete cascade,
  followed_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  primary key (follower_id, followed_id),
  constraint follows__others check (follower_id <> followed_id)
);
comment on table private.follows is
  'Followers of sellers: a follower sees the seller''s listings, and is notified when a stream '
  'starts.';

create index follows_followed on private.follows (followed_id, follower_id);
create index follows_followed_newest
  on private.follows (followed_id, created_at desc, follower_id desc);

grant select, insert, update, delete on private.follows to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported) values
  ('private.follows', 'follower_id', '{followed_id}', 'elsewhere', 'anonymize_user', 'follows'),
  ('private.follows', 'followed_id', '{follower_id}', 'elsewhere', 'anonymize_user', 'followers');

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'follows', 'private.follows', 'follower_id',
    'private.known_user(data.followed_id, data.created_at)', 'created_at desc'
  ),
  (
    'followers', 'private.follows', 'followed_id',
    'private.known_user(data.follower_id, data.created_at)', 'created_at desc'
  );
