-- p_limit bounds the number of alerts. Listings with very many alerts get only a share of it, so
-- that other listings need not wait.
create function private.due_searchers(p_limit integer) returns uuid[]
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
  v_is_many boolean;
  v_due uuid[] := '{}';
begin
  foreach v_is_many in array array[false, true] loop
    v_due := v_due || array(
      select distinct first.user_id
      from (
        select alerts.user_id
        from private.search_alerts as alerts
        where alerts.told_at is null
          and alerts.is_many = v_is_many
          and alerts.due_at <= v_now
        order by alerts.due_at
        -- The whole limit if no other listing has due alerts.
        limit case when v_due = '{}' then p_limit else greatest(p_limit / 5, 1) end
        for update skip locked
      ) as first
      where first.user_id <> all (v_due));
  end loop;
  return v_due;
end
$$;
