-- p_link is null when the provider has none. p_listed_amount: rupiah in its list of transactions,
-- negative for money out.
create function private.check_payout_contradiction(
  p_withdrawal private.withdrawals,
  p_link private.payout_link,
  p_listed_amount bigint
) returns void
language plpgsql volatile
as $$
declare
  v_link_says constant text := case
    when p_link.amount <> p_withdrawal.net then null
    when p_link.state = 'completed' then 'paid'
    when p_link.state in ('failed', 'expired', 'voided', 'returned') then 'not_paid'
  end;
  v_list_says constant text := case p_listed_amount
    when -p_withdrawal.net then 'paid'
    when 0 then 'not_paid'
  end;
  v_days constant integer := private.setting('payout_decision_days');
  -- The last news of the provider, or the moment when we noticed that it forgot the link. A first
  -- decision waits from then on; its correction does not wait again.
  v_since constant timestamptz := case
    when p_withdrawal.decided_at is null then greatest(
      p_withdrawal.updated_at,
      (
        select max(transactions.changed_at)
        from private.provider_transactions as transactions
        where transactions.reference = p_withdrawal.id::text
      ),
      (
        select max(cases.opened_at)
        from private.staff_cases as cases
        where cases.details ->> 'withdrawal_id' = p_withdrawal.id::text
          and cases.details ? 'withdrawal_id'
          and cases.kind like 'payout\_%'
          and cases.closed_at is null
      ))
    else p_withdrawal.created_at
  end;
begin
  if v_link_says = v_list_says
    and ((v_link_says = 'paid') = (p_withdrawal.status = 'PAID') or p_withdrawal.decided_at is null)
  then
    perform private.raise_error('payout_link_agrees');
  elsif p_link.state = 'open' then
    perform private.raise_error('payout_link_open');
  elsif v_since > private.now() - make_interval(days => v_days) then
    perform private.raise_error('correction_too_early', jsonb_build_object('days', v_days));
  end if;
end
$$;
