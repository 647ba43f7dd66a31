-- As much of Supabase Realtime's schema as broadcasts use. Run once per database, by supabase_admin.
-- Roles belong to the whole cluster.
do $$
begin
  if not exists (select from pg_roles where rolname = 'supabase_realtime_admin') then
    create role supabase_realtime_admin nologin noinherit;
    grant anon, authenticated, service_role to supabase_realtime_admin with inherit false;
    -- The platform's supautils lets postgres create policies on realtime.messages instead.
    grant supabase_realtime_admin to postgres with inherit true;
  end if;
end
$$;

create schema realtime;
grant usage on schema realtime to postgres with grant option;
grant usage on schema realtime to anon, authenticated, service_role;
grant usage, create on schema realtime to supabase_realtime_admin;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  constraint messages_payload_exclusive check (payload is null or binary_payload is null),
  primary key (id, inserted_at)
) partition by range (inserted_at);
create index messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private is true;
alter table realtime.messages enable row level security;
alter table realtime.messages owner to supabase_realtime_admin;
-- As on the platform: the roles have the table rights, and policies are what says no.
grant all on realtime.messages to postgres, dashboard_user;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as
  'select nullif(current_setting(''realtime.topic'', true), '''')';
alter function realtime.topic() owner to supabase_realtime_admin;

-- It never fails its transaction: an error is a warning, and an object without an id gets one.
create function realtime.send(
  payload jsonb,
  event text,
  topic text,
  private boolean default true
) returns void language plpgsql as $$
declare
  new_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    new_id,
    case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(new_id)) end,
    event,
    topic,
    private,
    'broadcast');
exception
  when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;
