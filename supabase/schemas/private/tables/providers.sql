create table private.providers (
  name text primary key,
  missing text,
  off_since timestamptz,
  failing_since timestamptz,
  failed_at timestamptz,
  last_error text,
  check ((missing is null) = (off_since is null)),
  check ((failing_since is null) = (failed_at is null))
);
comment on table private.providers is
  'What each provider did last, written when that changes, by whichever worker sees it first.';
comment on column private.providers.missing is
  'The variable without which this deployment does without the provider; null when it has it.';
comment on column private.providers.failing_since is
  'Since then every call has failed; null while calls succeed.';
comment on column private.providers.last_error is 'In our own words: no text of a provider.';

grant select, update on private.providers to preloved_api;

insert into private.providers (name) values
  ('payments'),
  ('shipping'),
  ('mail'),
  ('storage'),
  ('vision'),
  ('push'),
  ('portal');
