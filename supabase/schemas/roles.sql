-- Roles belong to the server, so they may exist from another database on it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'preloved_api') then
    create role preloved_api nologin noinherit;
    create role preloved_ledger nologin noinherit;
    create role preloved_functions login noinherit;
    create role preloved_anon login inherit;
  end if;
end
$$;
comment on role preloved_api is
  'Owner of the operations in api and internal, with only the table rights that they need.';
comment on role preloved_ledger is
  'Owner of the ledger functions, and the only role that may write ledger entries.';
comment on role preloved_functions is
  'Login of the edge functions. Owns nothing and reads no table; executes the operations of api and '
  'internal, and may set role anon, authenticated or service_role.';
comment on role preloved_anon is
  'Login of the edge functions for public reads. Inherits anon, so that a read needs no set role.';

grant anon, authenticated, service_role to preloved_functions;
grant anon to preloved_anon;
grant preloved_api, preloved_ledger to postgres with inherit true, set true;
-- For functions without a pooler: they log in as postgres, and set one of these roles for the
-- session.
grant preloved_functions, preloved_anon to postgres with inherit false, set true;

-- Settings of a role do not apply after set role, so the limits are set on the logins.
alter role preloved_anon set statement_timeout = '3s';
alter role preloved_functions set statement_timeout = '10s';
alter role preloved_functions set lock_timeout = '5s';
alter role preloved_functions set idle_in_transaction_session_timeout = '30s';
-- Compiling the plan of a page takes longer than running it.
alter role preloved_anon set jit = off;
alter role preloved_functions set jit = off;

-- A temporary type or function could replace one that a security definer function names. Supabase's
-- own services keep the right.
do $$
declare
  v_role text;
begin
  for v_role in
    select rolname from pg_roles where rolname like 'supabase\_%'
  loop
    execute format('grant temporary on database %I to %I', current_database(), v_role);
  end loop;
  execute format('revoke temporary on database %I from public', current_database());
  if has_database_privilege('anon', current_database(), 'temporary') then
    raise exception 'role anon may still create temporary objects: run this as the database owner';
  end if;
end
$$;

create schema private;
create schema internal;
create schema api;
create schema data_api;
create schema history;
create schema archive;
comment on schema private is 'Tables and helpers that no caller reaches.';
comment on schema internal is
  'Operations that our own code calls, within or outside an endpoint: steps around a provider '
  'call, jobs, callbacks.';
comment on schema api is
  'The functions of endpoints, named by operation id. The Data API does not expose this schema.';
comment on schema data_api is
  'Views for the Data API: the tables that clients read without our functions.';
comment on schema history is
  'Months of the partitioned tables, reached through their table only.';
comment on schema archive is
  'Months that private.detach_history_month took out of their table. Only their owner reads them.';

-- Execute rights follow from the schema; a function's file states only exceptions.
alter default privileges revoke execute on functions from public;
-- The login runs a single operation without a transaction for setting the role.
alter default privileges in schema api
  grant execute on functions to authenticated, preloved_functions;
alter default privileges in schema internal
  grant execute on functions to service_role, preloved_functions;
alter default privileges in schema private grant execute on functions to preloved_api;

-- Supabase grants every new object in public to its API roles; our files state each grant.
alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated, service_role;

grant usage on schema api, internal to anon, authenticated, service_role;
grant usage on schema api, internal to preloved_functions;
grant usage on schema data_api to anon, authenticated;
grant usage, create on schema api, internal, private to preloved_api, preloved_ledger;
grant usage on schema public to preloved_api, preloved_ledger;

create extension if not exists btree_gin with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;
grant usage on schema extensions to preloved_api;
