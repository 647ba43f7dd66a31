create table private.approval_kinds (
  kind private.approval_kind primary key,
  -- The role that may propose and approve it; a superadmin may too.
  approver private.staff_role not null
);
comment on table private.approval_kinds is
  'Kinds of proposals. private.perform_proposal performs each kind.';

grant select on private.approval_kinds to preloved_api;

insert into private.approval_kinds (kind, approver) values
  ('adjustment', 'superadmin'),
  ('role_grant', 'superadmin'),
  ('setting', 'superadmin'),
  ('payout_settle', 'administrator'),
  ('payout_decide', 'superadmin'),
  ('refund_decide', 'superadmin'),
  ('order_refund', 'ops_admin'),
  ('dispute_resolve', 'ops_admin'),
  ('suspense_refund', 'administrator'),
  ('suspense_apply', 'administrator'),
  ('return_received', 'ops_admin'),
  ('chargeback_decide', 'ops_admin'),
  ('order_status', 'ops_admin'),
  ('role_revoke', 'superadmin'),
  ('voucher_create', 'administrator'),
  ('voucher_update', 'administrator'),
  ('suspense_close', 'administrator'),
  ('correction', 'administrator'),
  ('correction_reverse', 'administrator'),
  ('account_status', 'ops_admin');
