create function private.analytics_differences(p_from date, p_to date) returns jsonb
language plpgsql stable
as $$
begin
  return (
    with pairs as materialized (
      select
        days.day,
        to_jsonb(days) as stored,
        to_jsonb(private.count_day(days.day)) as counted
      from private.analytics_days as days
      where days.day between p_from and p_to
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'day', pairs.day,
          'what', fields.key,
          'kept', fields.value,
          'counted', pairs.counted -> fields.key
        )
        order by pairs.day, fields.key
      ),
      '[]'
    )
    from pairs
    cross join jsonb_each(pairs.stored) as fields
    where fields.value <> pairs.counted -> fields.key
  );
end
$$;
