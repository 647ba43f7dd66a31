-- Schedules the next poll of a withdrawal in flight: no callback reports an expired or claimed
-- link. p_problem opens a staff case.
create function internal.schedule_withdrawal_check(
  p_withdrawal_id uuid,
  p_round integer,
  p_problem text default null
) returns void
language plpgsql volatile security definer
as $$
declare
  v_poll_minutes constant integer := private.setting('withdrawal_poll_minutes');
  v_next timestamptz := private.now() + make_interval(mins => v_poll_minutes);
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return;
  end if;
  if p_problem is not null then
    perform private.open_withdrawal_case(
      case v_withdrawal.status when 'HELD' then 'payout_without_link' else 'payout_forgotten' end,
      v_withdrawal,
      jsonb_build_object('problem', p_problem)
    );
  end if;
  if v_withdrawal.expires_at > private.now() then
    v_next := least(v_next, v_withdrawal.expires_at + interval '1 minute');
  end if;
  if v_withdrawal.status = 'HELD' then
    -- The withdrawal continues at the end of a payout block. least() ignores null.
    v_next := least(v_next, (
      select profiles.payouts_blocked_until
      from public.profiles
      where profiles.id = v_withdrawal.user_id
        and profiles.payouts_blocked_until > private.now()
    ));
  end if;
  perform private.enqueue_job(
    'check_withdrawal',
    p_withdrawal_id || ':' || p_round + 1,
    jsonb_build_object('withdrawal_id', p_withdrawal_id, 'round', p_round + 1),
    v_next
  );
end
$$;
