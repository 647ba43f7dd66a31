create function api.admin_analytics(
  p_check boolean,
  p_from date default null,
  p_to date default null
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_to constant date := least(coalesce(p_to, v_today), v_today);
  v_from constant date := coalesce(p_from, v_to - 29);
  v_length constant integer := v_to - v_from + 1;
  v_counted private.analytics_days[];
  v_current jsonb;
  v_previous jsonb;
  v_change jsonb;
  v_days jsonb;
  -- From then on active users can be counted again; null if from the beginning.
  v_callers_from constant date := (
    select min(caller_days.day) + 29
    from private.caller_days
    where exists (
      select
      from private.retention_passes as passes
      where passes.relation = 'private.caller_days'
        and passes.deleted > 0));
begin
  perform private.staff_caller('ops_admin', 'administrator');
  if v_length < 1 or v_length > 366 then
    perform private.raise_error('period_invalid');
  end if;
  v_counted := array(select days from private.days_between(v_from - v_length, v_to) as days);
  v_current := private.analytics_sum(v_counted, v_from, v_to);
  v_previous := private.analytics_sum(v_counted, v_from - v_length, v_from - 1);
  select jsonb_object_agg(
    fields.key, fields.value::bigint - (v_previous ->> fields.key)::bigint
  )
  into v_change
  from jsonb_each_text(v_current - 'from' - 'to') as fields;
  v_days := to_jsonb(array(
    select jsonb_build_object(
      'day', calendar.day::date,
      'active_users', coalesce(days.active_users, 0),
      'mau', coalesce(days.mau, 0),
      'new_users', coalesce(days.new_users, 0),
      'transactions', coalesce(days.transactions, 0),
      'gmv', coalesce(days.gmv, 0),
      'revenue', coalesce(days.revenue, 0)
    )
    from generate_series(v_from, v_to, interval '1 day') as calendar (day)
    left join unnest(v_counted) as days on days.day = calendar.day::date
    order by calendar.day));
  return v_current
    || jsonb_build_object('previous', v_previous, 'change', v_change, 'days', v_days)
    || case
      when p_check
        then jsonb_build_object('differences', to_jsonb(array(
          with pairs as materialized (
            select
              days.day,
              to_jsonb(days) as stored,
              to_jsonb(private.count_day(days.day)) as counted
            from private.analytics_days as days
            where days.day between v_from and v_to
          )
          select jsonb_build_object(
            'day', pairs.day,
            'what', fields.key,
            'kept', fields.value,
            'counted', pairs.counted -> fields.key
          )
          from pairs
          cross join jsonb_each(pairs.stored) as fields
          where fields.value <> pairs.counted -> fields.key
            and (
              fields.key <> all ('{active_users,active_users_29d,mau}')
              or (pairs.day >= v_callers_from) is not false
            )
          order by pairs.day, fields.key
        )))
      else '{}'
    end;
end
$$;
