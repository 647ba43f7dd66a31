create table private.approvals (
  id uuid primary key default gen_random_uuid(),
  kind private.approval_kind not null,
  -- What private.perform_proposal performs: the parameters, never what a provider said.
  request jsonb not null,
  -- The users that it concerns: none of them approves it, and their deletion erases its texts.
  subject_ids uuid[] not null,
  -- With reason and request_id the audit context of the proposal, by which performing it is logged.
  operation text not null,
  reason text,
  request_id text not null,
  -- The audit line that performing it would have written at the time of the proposal: {target_type,
  -- target_id, before, after}. result is the line that was written.
  preview jsonb,
  proposer_id uuid not null references public.profiles (id) on delete restrict,
  proposer_role private.staff_role not null,
  proposed_at timestamptz not null default private.now(),
  expires_at timestamptz not null,
  status private.approval_status not null default 'pending',
  decided_by uuid references public.profiles (id) on delete restrict,
  decided_at timestamptz,
  decision_reason text,
  result jsonb,
  constraint approvals__once unique (proposer_id, kind, request_id)
);
comment on table private.approvals is
  'What staff propose (private.propose) until another person of the same right approves or '
  'rejects it. Approving performs it (private.perform_proposal), once.';

-- Has all that a list is filtered by.
create index approvals_newest on private.approvals (proposed_at desc, id desc)
  include (status, expires_at, kind, proposer_id);
-- A proposal that expires stays pending.
create index approvals_pending on private.approvals (expires_at) where status = 'pending';
create index approvals_decided_by on private.approvals (decided_by);
create index approvals_subjects on private.approvals using gin (subject_ids);

grant select, insert, update on private.approvals to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  (
    'private.approvals', 'subjects', '{request}', 'replaced',
    'request - ''{evidence,reason,note}''::text[]'
  ),
  ('private.approvals', 'subjects', '{reason,decision_reason,preview,result}', 'cleared', null);
