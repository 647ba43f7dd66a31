create table private.portal_commands (
  id text primary key check (char_length(id) between 1 and 255),
  digest text not null,
  command jsonb not null,
  answer jsonb,
  received_at timestamptz not null default private.now()
);
comment on table private.portal_commands is 'What the finance portal ordered and who there decided it, once per webhook-id, with the answer to replay.';
comment on column private.portal_commands.digest is 'SHA-256 of the raw body: the same id may not order something else.';

alter table private.portal_commands enable row level security;
create policy all_api on private.portal_commands for all to preloved_api using (true) with check (true);
grant select, insert, update on private.portal_commands to preloved_api;
