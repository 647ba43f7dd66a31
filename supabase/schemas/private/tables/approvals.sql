create table private.approvals (
  id uuid primary key default gen_random_uuid(),
  kind private.approval_kind not null,
  -- The parameters for private.perform_proposal, never an answer of a provider.
  request jsonb not null,
  -- The users concerned: none of them approves it, and their deletion erases its texts.
  subject_ids uuid[] not null,
  -- With reason and request_id the audit context of the proposal: performing it is logged under
  -- these.
  operation text not null,
  reason text,
  request_id text not null,
  -- The audit line of performing it at the time of the proposal: {target_type, target_id, before,
  -- after}. result is the line that was written.
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
  'Proposals of staff (private.propose), until another person with the same right approves or '
  'rejects them. Approving performs one (private.perform_proposal), once.';

-- Includes all columns that a list is filtered by.
create index approvals_newest on private.approvals (proposed_at desc, id desc)
  include (status, expires_at, kind, proposer_id);
-- An expired proposal stays pending.
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
