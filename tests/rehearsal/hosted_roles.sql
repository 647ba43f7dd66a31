-- The roles of a hosted project and their memberships; hosted.sql says what was followed.

create role postgres login createdb createrole bypassrls replication;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
create role dashboard_user nologin createdb createrole replication;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role pgbouncer login;

grant anon, authenticated, service_role to authenticator with inherit false;
grant authenticator to supabase_storage_admin with inherit false;
grant anon, authenticated, service_role, authenticator to postgres
  with admin option;
grant pg_create_subscription, pg_monitor, pg_read_all_data, pg_signal_backend to postgres
  with admin option;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;

alter database postgres owner to postgres;
