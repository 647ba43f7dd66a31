-- Roles belong to the cluster, so a second database on the same cluster finds them made.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'preloved_verbs') then
    create role preloved_verbs nologin noinherit;
    create role preloved_ledger nologin noinherit;
    create role preloved_functions login noinherit;
    create role preloved_public login inherit;
  end if;
end
$$;
comment on role preloved_verbs is 'Owns the writing verbs; holds just the table rights they need.';
comment on role preloved_ledger is 'Owns the ledger verbs; the only role that may write entries.';
comment on role preloved_functions is 'What edge functions log in as: owns nothing, may become anon, authenticated or service_role.';
comment on role preloved_public is 'What edge functions log in as for public reads: anon and nothing more, without a statement to say so.';

grant anon, authenticated, service_role to preloved_functions;
grant anon to preloved_public;
grant preloved_verbs, preloved_ledger to postgres with inherit true, set true;

-- Roles taken on by set role bring no settings along: the limits belong to the logins.
alter role preloved_public set statement_timeout = '3s';
alter role preloved_functions set statement_timeout = '10s';
alter role preloved_functions set lock_timeout = '5s';
alter role preloved_functions set idle_in_transaction_session_timeout = '30s';
-- A page is read in milliseconds: compiling its plan first would cost more than reading it.
alter role preloved_public set jit = off;
alter role preloved_functions set jit = off;

-- Three schemas: public is what callers may see under row level security (the Data API exposes it),
-- private is what they never touch, api holds the verbs that our functions call.
create schema private;
create schema api;
comment on schema private is 'Ledger, jobs, outbox, staff, idempotency: no caller role reaches it.';
comment on schema api is 'One function per verb: the only way in for our edge functions. Never exposed by the Data API.';

-- Supabase grants every new object in public to its API roles; here each grant is written down.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

grant usage on schema api to anon, authenticated, service_role;
grant usage, create on schema api, private to preloved_verbs, preloved_ledger;
grant usage on schema public to preloved_verbs, preloved_ledger;

create extension if not exists btree_gin with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
grant usage on schema extensions to preloved_verbs;
