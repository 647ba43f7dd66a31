create table private.providers (
  name text primary key,
  -- The missing variable if this deployment has no such provider; otherwise null.
  missing text,
  off_since timestamptz,
  -- The first failure since the last success; null while calls succeed.
  failing_since timestamptz,
  failed_at timestamptz,
  -- Our own words, never a provider's text.
  last_error text,
  check ((missing is null) = (off_since is null)),
  check ((failing_since is null) = (failed_at is null))
);
comment on table private.providers is
  'The latest outcome of calls to each provider, updated when it changes, by the first worker '
  'that sees it.';

grant select, update on private.providers to preloved_api;

insert into private.providers (name) values
  ('payments'),
  ('shipping'),
  ('mail'),
  ('storage'),
  ('vision'),
  ('push'),
  ('portal');
