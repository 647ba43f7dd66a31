create table private.job_floor (
  singleton boolean primary key default true check (singleton),
  -- No open job was earlier when it was looked up.
  run_at timestamptz not null default '-infinity',
  -- Real time until which that counts. A job that came late is found then: a look takes at most a
  -- twentieth of the time.
  until timestamptz not null default '-infinity'
);
comment on table private.job_floor is
  'One row: where claims begin to look for jobs. While a transaction is open, the versions that '
  'finished jobs left stay in the index of open ones, and each claim would walk over all of them.';

grant select, update on private.job_floor to preloved_api;

insert into private.job_floor default values;
