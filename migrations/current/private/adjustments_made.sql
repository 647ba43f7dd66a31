-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.adjustments_made()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  -- The audit log has one line for each, with who and why; wallets hold what this account gave.
  return jsonb_build_object(
    'balance', coalesce((select accounts.balance from private.ledger_accounts as accounts where accounts.kind = 'adjustments'), 0),
    'latest', (select coalesce(jsonb_agg(jsonb_build_object('user_id', latest.target_id, 'amount', latest.after -> 'amount',
          'actor_id', latest.actor_id, 'reason', latest.reason, 'request_id', latest.request_id, 'at', api.wire_time(latest.at))
          order by latest.id desc), '[]')
        from (select audit_log.* from private.audit_log where audit_log.action = 'admin_adjustments'
              order by audit_log.id desc limit 20) as latest));
end
$function$;
