create type private.approval_kind as enum (
  'adjustment',
  'role_grant',
  'setting',
  'payout_settle',
  'payout_decide',
  'refund_decide',
  'order_refund',
  'dispute_resolve',
  'suspense_refund',
  'suspense_apply',
  'return_received',
  'chargeback_decide',
  'order_status',
  'role_revoke',
  'voucher_create',
  'voucher_update',
  'suspense_close',
  'correction',
  'correction_reverse',
  'account_status'
);
comment on type private.approval_kind is
  'Decisions that one member of staff proposes and another approves.';
