create table private.live_viewers (
  stream_id text not null references public.live_streams (id) on delete cascade,
  user_id uuid not null,
  primary key (stream_id, user_id)
);
comment on table private.live_viewers is
  'The users who have viewed a stream that is on air, so that each counts once. Deleted when it '
  'ends.';

grant select, insert, delete on private.live_viewers to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving) values
  ('private.live_viewers', 'viewer', '{stream_id}', 'row_deleted');
