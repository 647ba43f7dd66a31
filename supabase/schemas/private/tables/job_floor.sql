create table private.job_floor (
  singleton boolean primary key default true check (singleton),
  -- No earlier job was open at the search.
  run_at timestamptz not null default '-infinity',
  -- Real time until which run_at is valid. After it a late job is found. The searches take at most
  -- a twentieth of the time.
  until timestamptz not null default '-infinity'
);
comment on table private.job_floor is
  'One row: the time from which claims look for jobs. While a transaction is open, dead row '
  'versions of finished jobs stay in the index of open ones, and each claim would read all of '
  'them.';

grant select, update on private.job_floor to preloved_api;

insert into private.job_floor default values;
