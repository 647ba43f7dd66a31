create function private.user_list_conditions(p_filters jsonb) returns text[]
language sql stable
return array[
  case when p_filters ? 'q' then
    'lower(profiles.username || '' '' || coalesce(profiles.full_name, ''''))
      like ''%'' || regexp_replace(lower($1 ->> ''q''), ''([\\%_])'', ''\\\1'', ''g'') || ''%'''
  end,
  case when p_filters ? 'user_id' then
    'profiles.id = ($1 ->> ''user_id'')::uuid'
  end,
  case when p_filters ? 'phone' then
    'profiles.phone = $1 ->> ''phone'''
  end,
  case when p_filters ? 'status' then
    format('profiles.account_status = %L', p_filters ->> 'status')
  end,
  case p_filters ->> 'live_banned'
    when 'true' then 'profiles.live_banned'
    when 'false' then 'not profiles.live_banned'
  end,
  case
    when p_filters ->> 'ktp' = 'none' then
      -- `not exists` would be an anti join, which reads every user for one page.
      '(select ktp_statuses.status
        from private.ktp_statuses
        where ktp_statuses.user_id = profiles.id) is null'
    when p_filters ? 'ktp' then
      'profiles.id in (
         select ktp_statuses.user_id
         from private.ktp_statuses
         where ktp_statuses.status::text = $1 ->> ''ktp'')'
  end,
  private.staff_period_condition('profiles.created_at', p_filters)];
