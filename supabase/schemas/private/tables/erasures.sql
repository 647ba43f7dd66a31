create table private.erasures (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  -- Finds copies in notifications of others; the profile has the alias by then.
  username text not null,
  alias text not null,
  -- Of private.erase_piece; from 5 on, of private.erasing_statements.
  step integer not null default 0,
  -- The last order, listing or conversation of the step that is done.
  after_id uuid,
  pieces integer not null default 0,
  began_at timestamptz not null default private.now()
);
comment on table private.erasures is
  'Deletions of accounts that are under way: what is left of a long history is erased in pieces. '
  'The row goes with the last piece.';

grant select, insert, update, delete on private.erasures to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  ('private.erasures', 'user_id', '{username,alias}', 'elsewhere', 'erase_piece');
