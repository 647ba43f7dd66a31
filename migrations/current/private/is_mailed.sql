-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.is_mailed(p_kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return p_kind = any (array[
    'order.ready_to_ship', 'order.shipped', 'order.delivered', 'order.completed', 'order.cancelled', 'order.disputed',
    'order.return_requested', 'order.return_approved', 'order.return_rejected', 'order.return_received', 'order.refunded',
    'dispute.resolved', 'payment.refunded', 'payment.clawback',
    'withdrawal.link_created', 'withdrawal.paid', 'withdrawal.failed', 'withdrawal.expired', 'withdrawal.returned',
    'wallet.adjusted', 'disbursement.blocked', 'ktp.approved', 'ktp.rejected', 'account.suspended', 'account.banned', 'account.reinstated',
    'account.live_banned', 'account.under_review']);
end
$function$;
