-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.wallet_withdrawals_settle_later(p_withdrawal_id uuid, p_round integer, p_problem text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_withdrawal private.withdrawals;
  v_next timestamptz := private.now() + make_interval(mins => private.setting('withdrawal_poll_minutes')::integer);
begin
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return;
  end if;
  if p_problem is not null then
    perform private.withdrawal_flag('payout_without_link', v_withdrawal, jsonb_build_object('problem', p_problem));
  end if;
  if v_withdrawal.expires_at > private.now() then
    v_next := least(v_next, v_withdrawal.expires_at + interval '1 minute');
  end if;
  perform private.enqueue('wallet_withdrawals_settle', p_withdrawal_id || ':' || p_round + 1,
    jsonb_build_object('withdrawal_id', p_withdrawal_id, 'round', p_round + 1), v_next);
end
$function$;
