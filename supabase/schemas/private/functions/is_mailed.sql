create function private.is_mailed(p_kind text) returns boolean
language sql immutable
return p_kind = any (array[
  'order.ready_to_ship',
  'order.shipped',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'order.disputed',
  'order.return_requested',
  'order.return_approved',
  'order.return_rejected',
  'order.return_received',
  'order.refunded',
  'dispute.resolved',
  'payment.refunded',
  'payment.clawback',
  'withdrawal.link_created',
  'withdrawal.paid',
  'withdrawal.failed',
  'withdrawal.expired',
  'withdrawal.returned',
  'wallet.adjusted',
  'disbursement.blocked',
  'ktp.approved',
  'ktp.rejected',
  'account.suspended',
  'account.banned',
  'account.reinstated',
  'account.live_banned',
  'account.live_unbanned',
  'account.stream_ended',
  'account.under_review']);
comment on function private.is_mailed(text) is
  'Whether notifications of this kind are also sent by e-mail: money, steps of an order, account '
  'status.';
