create table private.run_chains (
  path text primary key check (char_length(path) <= 100),
  -- The token of the newest link; null without a chain. Only the link with this token may call the
  -- next one.
  token uuid,
  -- Real time. A chain whose lease has expired is dead, and the next run starts another.
  leased_until timestamptz,
  -- The number of links that may still follow. Each call of the schedule resets it: a chain ends
  -- soon after its schedule.
  links_left integer not null default 0,
  -- Another run has ended with work left since the newest link was called.
  has_more boolean not null default false
);
comment on table private.run_chains is
  'One row per scheduled function: its chain of runs. Each run calls the next one while work is '
  'left.';

grant select, insert, update on private.run_chains to preloved_api;
