-- active_users_29d is null until the day is over.
create function private.count_active_users(
  p_day date,
  out active_users integer,
  out active_users_29d integer,
  out mau integer,
  out new_users integer
)
language plpgsql stable
as $$
declare
  v_from timestamptz := p_day::timestamp at time zone 'Asia/Jakarta';
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_before integer := (
    select days.active_users_29d
    from private.analytics_days as days
    where days.day = p_day - 1);
begin
  select count(*), v_before + count(*) filter (where caller_days.first_in_30_days)
  into active_users, mau
  from private.caller_days
  where caller_days.day = p_day;
  select count(*) into new_users
  from public.profiles
  where profiles.created_at >= v_from
    and profiles.created_at < v_from + interval '1 day';

  if v_before is not null and p_day >= v_today then
    -- The 29 days before are final.
    return;
  end if;
  select
    count(distinct caller_days.user_id),
    count(distinct caller_days.user_id) filter (where caller_days.day > p_day - 29)
  into mau, active_users_29d
  from private.caller_days
  where caller_days.day between p_day - 29 and p_day;
end
$$;
