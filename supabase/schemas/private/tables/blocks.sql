create table private.blocks (
  blocker_id uuid not null references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default private.now(),
  primary key (blocker_id, blocked_id),
  constraint blocks__others check (blocker_id <> blocked_id)
);
comment on table private.blocks is
  'Users who blocked other users: no order, message, chat or follow begins between the two, in '
  'either direction.';

create index blocks_blocked on private.blocks (blocked_id, blocker_id);
create index blocks_newest on private.blocks (blocker_id, created_at desc, blocked_id desc);

grant select, insert, update, delete on private.blocks to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported) values
  ('private.blocks', 'blocker_id', '{blocked_id}', 'elsewhere', 'anonymize_user', 'blocks');

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'blocks', 'private.blocks', 'blocker_id',
    'private.known_user(data.blocked_id, data.created_at)', 'created_at desc'
  );
