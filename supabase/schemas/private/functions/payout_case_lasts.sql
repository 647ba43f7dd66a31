create function private.payout_case_lasts(p_case private.staff_cases) returns boolean
language plpgsql stable
as $$
begin
  return (
    select case
      when p_case.kind = 'payout_without_link' then withdrawals.status = 'HELD'
      when p_case.kind = 'payout_forgotten' then withdrawals.status = 'LINK_CREATED'
      when p_case.kind = 'payout_claimed' then withdrawals.status <> 'PAID'
      -- One that was opened after the end of the withdrawal is for staff to judge.
      when p_case.kind in ('payout_locked', 'payout_unknown')
        and p_case.details ->> 'status' in ('HELD', 'LINK_CREATED')
      then withdrawals.status in ('HELD', 'LINK_CREATED')
    end
    from private.withdrawals
    where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
  );
end
$$;
