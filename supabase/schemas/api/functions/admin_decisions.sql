-- Decisions about money that staff made alone within 30 days: the sums of each member of staff, and
-- repeated decisions for the same person; at most 100 of both.
create function api.admin_decisions() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_now constant timestamptz := private.now();
begin
  perform private.staff_caller('ops_admin', 'administrator');
  return jsonb_build_object(
    'staff', to_jsonb(array(
      select to_jsonb(sums) || jsonb_build_object(
        'staff_username', (
          select profiles.username from public.profiles where profiles.id = sums.staff_id),
        'day_limit', private.setting(sums.limit_name))
      from (
        select
          decided.staff_id,
          authorities.in_a_day as limit_name,
          count(*) as decisions,
          coalesce(sum(decided.amount) filter (
            where decided.decided_at > v_now - interval '24 hours'), 0)::bigint as day_amount,
          sum(decided.amount)::bigint as month_amount
        from private.lone_decisions as decided
        join private.authorities using (decision)
        where decided.decided_at > v_now - interval '30 days'
          and authorities.in_a_day is not null
        group by decided.staff_id, authorities.in_a_day
      ) as sums
      order by sums.month_amount desc, sums.staff_id
      limit 100)),
    'repeats', to_jsonb(array(
      select jsonb_build_object(
        'staff_id', repeated.staff_id,
        'staff_username', (
          select profiles.username from public.profiles where profiles.id = repeated.staff_id),
        'user_id', repeated.beneficiary_id,
        'username', (
          select profiles.username
          from public.profiles
          where profiles.id = repeated.beneficiary_id),
        'decisions', repeated.decisions,
        'amount', repeated.amount,
        'last_decided_at', internal.wire_time(repeated.last_decided_at))
      from private.repeated_decisions as repeated
      order by repeated.last_decided_at desc, repeated.staff_id
      limit 100)));
end
$$;
