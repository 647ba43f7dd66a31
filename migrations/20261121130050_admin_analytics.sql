create function private.analytics_sum(p_days private.analytics_days[], p_from date, p_to date) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('from', p_from, 'to', p_to,
      'mau', coalesce(max(days.mau) filter (where days.day = p_to), 0), 'new_users', coalesce(sum(days.new_users), 0),
      'transactions', coalesce(sum(days.transactions), 0), 'gmv', coalesce(sum(days.gmv), 0),
      'revenue', coalesce(sum(days.revenue), 0))
    from unnest(p_days) as days where days.day between p_from and p_to);
end
$$;
comment on function private.analytics_sum(private.analytics_days[], date, date) is 'The figures of a period: sums, and mau as it stood on its last day.';
grant execute on function private.analytics_sum(private.analytics_days[], date, date) to preloved_verbs;

create function private.analytics_differences(p_from date, p_to date) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with pairs as materialized (
      select days.day, to_jsonb(days) as kept, to_jsonb(private.count_day(days.day)) as counted
      from private.analytics_days as days where days.day between p_from and p_to
    )
    select coalesce(jsonb_agg(jsonb_build_object('day', pairs.day, 'what', fields.key, 'kept', fields.value,
      'counted', pairs.counted -> fields.key) order by pairs.day, fields.key), '[]')
    from pairs, jsonb_each(pairs.kept) as fields
    where fields.value <> pairs.counted -> fields.key);
end
$$;
comment on function private.analytics_differences(date, date) is 'Where what is kept of closed days is not what counting finds now: nowhere, when all is well.';
grant execute on function private.analytics_differences(date, date) to preloved_verbs;

create function api.admin_analytics(p_from date, p_to date, p_check boolean) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_to date := least(coalesce(p_to, v_today), v_today);
  v_from date := coalesce(p_from, v_to - 29);
  v_length integer := v_to - v_from + 1;
  v_counted private.analytics_days[];
  v_now jsonb;
  v_before jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  if v_length < 1 or v_length > 366 then
    perform private.refuse('VALIDATION', 'A period has 1 to 366 days, and begins today at the latest.');
  end if;
  v_counted := array(select days from private.days_between(v_from - v_length, v_to) as days);
  v_now := private.analytics_sum(v_counted, v_from, v_to);
  v_before := private.analytics_sum(v_counted, v_from - v_length, v_from - 1);
  return v_now
    || jsonb_build_object('previous', v_before,
      'change', (select jsonb_object_agg(fields.key, fields.value::bigint - (v_before ->> fields.key)::bigint)
                 from jsonb_each_text(v_now - 'from' - 'to') as fields),
      'days', (
        select jsonb_agg(jsonb_build_object('day', calendar.day::date, 'active_users', coalesce(days.active_users, 0),
          'mau', coalesce(days.mau, 0), 'new_users', coalesce(days.new_users, 0), 'transactions', coalesce(days.transactions, 0),
          'gmv', coalesce(days.gmv, 0), 'revenue', coalesce(days.revenue, 0)) order by calendar.day)
        from generate_series(v_from, v_to, interval '1 day') as calendar (day)
        left join unnest(v_counted) as days on days.day = calendar.day::date))
    || case when p_check then jsonb_build_object('differences', private.analytics_differences(v_from, v_to)) else '{}' end;
end
$$;
comment on function api.admin_analytics(date, date, boolean) is
  'MAU, transactions, GMV and revenue of a period, by Jakarta day, beside the period of the same length before. p_check counts the closed days anew and tells where they differ.';
alter function api.admin_analytics(date, date, boolean) owner to preloved_verbs;
grant execute on function api.admin_analytics(date, date, boolean) to authenticated;

-- One day per transaction, so that years of catching up hold nothing for long.
create function api.admin_analytics_close() returns date
language plpgsql security definer set search_path = ''
as $$
declare
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_day date := private.first_open_day();
begin
  if v_day < v_today then
    insert into private.analytics_days (day, active_users, active_users_29d, mau, new_users, transactions, gmv, protection_fees,
      commission, boosts, promotions, claims, payout_fees, payment_fees, courier_adjustments)
    select counted.day, counted.active_users, counted.active_users_29d, counted.mau, counted.new_users, counted.transactions,
      counted.gmv, counted.protection_fees, counted.commission, counted.boosts, counted.promotions, counted.claims,
      counted.payout_fees, counted.payment_fees, counted.courier_adjustments
    from private.count_day(v_day) as counted
    on conflict (day) do nothing;
    return v_day;
  end if;
  -- A cancelled order that is paid once more is counted on its new day: the days on which that can happen are counted again.
  update private.analytics_days as days
  set transactions = counted.transactions, gmv = counted.gmv
  from private.analytics_days as kept, private.count_day(kept.day) as counted
  where days.day = kept.day and kept.day >= v_today - 7 and (kept.transactions, kept.gmv) <> (counted.transactions, counted.gmv);
  if private.whole_ledger_drift() <> 0 then
    perform private.open_case('ledger_drift', v_today::text, null, jsonb_build_object('rupiah', private.whole_ledger_drift()));
  end if;
  perform private.enqueue('analytics', (v_today + 1)::text, '{}', (v_today + 1 + time '00:15') at time zone 'Asia/Jakarta');
  return null;
end
$$;
comment on function api.admin_analytics_close() is
  'Counts the next day that is over and answers it; null when all are, and then sums the whole ledger once and leaves the job for the next night.';
alter function api.admin_analytics_close() owner to preloved_verbs;
grant execute on function api.admin_analytics_close() to service_role;

-- The first night; each leaves the next.
select private.enqueue('analytics', 'first', '{}',
  ((private.now() at time zone 'Asia/Jakarta')::date + 1 + time '00:15') at time zone 'Asia/Jakarta');
