-- A window starts with its first call, so that limit and Retry-After are exact under concurrency.
-- The disadvantage of a fixed window: up to twice the limit across its end.
create unlogged table private.rate_windows (
  action text not null,
  -- A user id.
  subject text not null,
  calls bigint not null,
  -- Real time.
  ends_at timestamptz not null,
  primary key (action, subject)
);
comment on table private.rate_windows is
  'Calls per action and subject in the current window. Unlogged: a crash resets the counts and '
  'nothing else.';

create index rate_windows_ends_at on private.rate_windows (ends_at);

grant select, insert, update, delete on private.rate_windows to preloved_api;
