create table private.approval_kinds (
  kind private.approval_kind primary key,
  approver private.staff_role not null,
  subject text check (subject in ('user', 'withdrawal', 'order'))
);
comment on table private.approval_kinds is
  'What staff propose. private.perform_proposal performs each kind.';
comment on column private.approval_kinds.approver is
  'The role that may propose and approve it; a superadmin may too.';
comment on column private.approval_kinds.subject is
  'Whose money or rights it changes: of a user, of a withdrawal''s owner, of an order''s parties and '
  'the user who is named. Null: nobody''s.';

grant select on private.approval_kinds to preloved_api;

insert into private.approval_kinds (kind, approver, subject) values
  ('adjustment', 'superadmin', 'user'),
  ('role_grant', 'superadmin', 'user'),
  ('setting', 'superadmin', null),
  ('payout_settle', 'administrator', 'withdrawal'),
  ('payout_decide', 'superadmin', 'withdrawal'),
  ('order_refund', 'ops_admin', 'order'),
  ('dispute_resolve', 'ops_admin', 'order'),
  ('suspense_refund', 'administrator', 'order'),
  ('suspense_apply', 'administrator', 'order'),
  ('return_received', 'ops_admin', 'order'),
  ('chargeback_decide', 'ops_admin', 'order'),
  ('order_status', 'ops_admin', 'order'),
  ('role_revoke', 'superadmin', 'user');
