create table private.run_chains (
  path text primary key check (char_length(path) <= 100),
  -- What the newest link was called with; null when there is no chain. Only the link with this
  -- token may call the next.
  token uuid,
  -- Real time. A chain without a sign of life until then is dead, and the next run begins another.
  leased_until timestamptz,
  -- How many links may still follow. Each call of the schedule allows so many anew: a chain ends
  -- soon after its schedule.
  links_left integer not null default 0,
  -- Another run ended with work left since the newest link was called.
  has_more boolean not null default false
);
comment on table private.run_chains is
  'One row per scheduled function: the chain of its runs, of which each calls the next while work '
  'is left.';

grant select, insert, update on private.run_chains to preloved_api;
