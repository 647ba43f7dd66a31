-- p_limit bounds the number of alerts. Listings with very many alerts get only a share of it, so
-- that other listings need not wait.
create function private.due_searchers(p_limit integer) returns uuid[]
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
  v_due uuid[];
begin
  v_due := array(
    select distinct first.user_id
    from (
      select alerts.user_id
      from private.search_alerts as alerts
      where alerts.told_at is null
        and not alerts.is_many
        and alerts.due_at <= v_now
      order by alerts.due_at
      limit p_limit
      for update skip locked
    ) as first);
  -- Listings with very many alerts: a share if other listings have due alerts, else the whole
  -- limit.
  return v_due || array(
    select distinct first.user_id
    from (
      select alerts.user_id
      from private.search_alerts as alerts
      where alerts.told_at is null
        and alerts.is_many
        and alerts.due_at <= v_now
      order by alerts.due_at
      limit case when v_due = '{}' then p_limit else greatest(p_limit / 5, 1) end
      for update skip locked
    ) as first
    where first.user_id <> all (v_due));
end
$$;
