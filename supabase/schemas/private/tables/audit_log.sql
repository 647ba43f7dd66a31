create table private.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  role private.staff_role,
  -- The operation id of the route: admin_disputes_resolve.
  action text not null,
  target_type text not null,
  target_id text not null,
  -- The header X-Action-Reason, or the reason in the body if the route has one.
  reason text check (length(reason) between 3 and 500),
  before jsonb,
  after jsonb,
  request_id text,
  at timestamptz not null default private.now(),
  kind text not null default 'change' check (kind in ('change', 'read'))
);
comment on table private.audit_log is
  'Append-only: every change by staff, with the actor, the role, the reason and the values '
  'before and after. Also every opening of a user''s address, phone, e-mail address, payout '
  'link, identity photos or messages (kind read; after.user_ids names the users). The operation '
  'writes it in its own transaction. Without an actor: the finance portal; request_id is then '
  'the id of its event.';

create index audit_log_target on private.audit_log (target_id, id desc);
create index audit_log_action on private.audit_log (action, id desc);
create index audit_log_target_type on private.audit_log (target_type, id desc);
create index audit_log_role on private.audit_log (role, id desc);
create index audit_log_kind on private.audit_log (kind, id desc);
create index audit_log_request on private.audit_log (request_id);
create index audit_log_at on private.audit_log (at);
create index audit_log_actor on private.audit_log (actor_id, id desc);
create index audit_log_reads on private.audit_log (actor_id, at) where kind = 'read';
create index audit_log_read_users on private.audit_log using gin ((after -> 'user_ids'))
  where kind = 'read';

grant select, insert on private.audit_log to preloved_api;

create trigger audit_log_is_append_only
  before update or delete or truncate on private.audit_log
  for each statement execute function private.is_append_only();

create trigger audit_log_is_sealed
  after insert on private.audit_log
  for each row execute function private.queue_audit_line();

insert into private.personal_data (relation, owner, columns, on_leaving) values
  ('private.audit_log', 'subjects', '{reason,before,after}', 'kept');
