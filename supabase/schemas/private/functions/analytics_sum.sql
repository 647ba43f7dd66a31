create function private.analytics_sum(
  p_days private.analytics_days[],
  p_from date,
  p_to date
) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'from', p_from,
      'to', p_to,
      'mau', coalesce(max(days.mau) filter (where days.day = p_to), 0),
      'new_users', coalesce(sum(days.new_users), 0),
      'transactions', coalesce(sum(days.transactions), 0),
      'gmv', coalesce(sum(days.gmv), 0),
      'revenue', coalesce(sum(days.revenue), 0)
    )
    from unnest(p_days) as days
    where days.day between p_from and p_to
  );
end
$$;
