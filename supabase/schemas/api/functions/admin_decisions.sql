-- Decisions about money that staff made alone within 30 days: the sums of each member of staff, and
-- repeated decisions for the same person; at most 100 of both.
create function api.admin_decisions() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_now constant timestamptz := private.now();
  v_staff jsonb;
  v_repeats jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  select jsonb_agg(
    jsonb_build_object(
      'staff_id', sums.staff_id,
      'staff_username', (
        select profiles.username from public.profiles where profiles.id = sums.staff_id),
      'limit_name', sums.in_a_day,
      'decisions', sums.decisions,
      'day_amount', sums.day_amount,
      'day_limit', private.setting(sums.in_a_day),
      'month_amount', sums.month_amount)
    order by sums.month_amount desc, sums.staff_id)
  into v_staff
  from (
    select
      decided.staff_id,
      authorities.in_a_day,
      count(*) as decisions,
      coalesce(sum(decided.amount) filter (
        where decided.decided_at > v_now - interval '24 hours'), 0)::bigint as day_amount,
      sum(decided.amount)::bigint as month_amount
    from private.lone_decisions as decided
    join private.authorities using (decision)
    where decided.decided_at > v_now - interval '30 days'
      and authorities.in_a_day is not null
    group by decided.staff_id, authorities.in_a_day
    order by month_amount desc
    limit 100
  ) as sums;
  select jsonb_agg(
    jsonb_build_object(
      'staff_id', repeated.staff_id,
      'staff_username', (
        select profiles.username from public.profiles where profiles.id = repeated.staff_id),
      'user_id', repeated.beneficiary_id,
      'username', (
        select profiles.username from public.profiles where profiles.id = repeated.beneficiary_id),
      'decisions', repeated.decisions,
      'amount', repeated.amount,
      'last_decided_at', internal.wire_time(repeated.last_decided_at))
    order by repeated.last_decided_at desc, repeated.staff_id)
  into v_repeats
  from (
    select repeated_decisions.*
    from private.repeated_decisions
    order by repeated_decisions.last_decided_at desc
    limit 100
  ) as repeated;
  return jsonb_build_object(
    'staff', coalesce(v_staff, '[]'),
    'repeats', coalesce(v_repeats, '[]'));
end
$$;
