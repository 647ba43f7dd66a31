create table private.erasures (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  -- Finds copies in notifications of other users; the profile has the alias by then.
  username text not null,
  alias text not null,
  -- The step of private.erase_piece; from 5 on, of private.erasing_statements.
  step integer not null default 0,
  -- The last finished order, listing or conversation of the step.
  after_id uuid,
  pieces integer not null default 0
);
comment on table private.erasures is
  'Running deletions of accounts: a long history is erased in pieces. The last piece deletes the '
  'row.';

grant select, insert, update, delete on private.erasures to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  ('private.erasures', 'user_id', '{username,alias}', 'elsewhere', 'erase_piece');
