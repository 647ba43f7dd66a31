create function api.admin_payouts(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
  v_items jsonb;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.withdrawals', p_query,
    p_filters => '{"withdrawal_id": "withdrawals.id = %L"}',
    p_equal_column => case when p_query ? 'status' then 'status' end
  );
  with open_cases as (
    select
      cases.details ->> 'withdrawal_id' as withdrawal_id,
      jsonb_agg(cases.kind order by cases.opened_at) as kinds
    from private.staff_cases as cases
    where cases.details ? 'withdrawal_id'
      and cases.details ->> 'withdrawal_id' = any (v_page.ids)
      and cases.closed_at is null
    group by cases.details ->> 'withdrawal_id'
  ),
  waiting as (
    select distinct on (paid.id) paid.id::text as withdrawal_id, jobs.last_error, jobs.run_at
    from private.withdrawals as paid
    join private.jobs on jobs.kind in ('check_withdrawal', 'wallet_withdrawals_void')
      and jobs.finished_at is null
      and jobs.dead_at is null
      and (
        jobs.payload ->> 'withdrawal_id' = paid.id::text
        or jobs.payload ->> 'payout_id' = paid.provider_payout_id
      )
    where paid.id = any (v_page.ids::uuid[])
    order by paid.id, jobs.last_error is null, jobs.run_at
  )
  select jsonb_agg(
    private.withdrawal_for_staff(withdrawals) || jsonb_build_object(
      'user_id', withdrawals.user_id,
      'username', profiles.username,
      'provider_status', withdrawals.provider_status,
      'attempts', withdrawals.attempts,
      'flips', withdrawals.reversals,
      'cases', coalesce(open_cases.kinds, '[]'),
      'last_error', private.mask_emails(waiting.last_error),
      'next_try', internal.wire_time(waiting.run_at)
    )
    order by page.position
  )
  into v_items
  from unnest(v_page.ids) with ordinality as page (id, position)
  join private.withdrawals on withdrawals.id = page.id::uuid
  join public.profiles on profiles.id = withdrawals.user_id
  left join open_cases on open_cases.withdrawal_id = page.id
  left join waiting on waiting.withdrawal_id = page.id;
  return private.staff_list(v_page, v_items);
end
$$;
