create table private.providers (
  name text primary key,
  -- The variable without which this deployment does without the provider; null when it has it.
  missing text,
  off_since timestamptz,
  -- Since then every call has failed; null while calls succeed.
  failing_since timestamptz,
  failed_at timestamptz,
  -- In our own words: no text of a provider.
  last_error text,
  check ((missing is null) = (off_since is null)),
  check ((failing_since is null) = (failed_at is null))
);
comment on table private.providers is
  'What each provider did last, written when that changes, by whichever worker sees it first.';

grant select, update on private.providers to preloved_api;

insert into private.providers (name) values
  ('payments'),
  ('shipping'),
  ('mail'),
  ('storage'),
  ('vision'),
  ('push'),
  ('portal');
