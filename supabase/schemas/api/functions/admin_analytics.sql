create function api.admin_analytics(p_from date, p_to date, p_check boolean) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
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
    perform private.raise_error('VALIDATION', 'A period has 1 to 366 days, and begins today at the latest.');
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
