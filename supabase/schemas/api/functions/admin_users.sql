create function api.admin_users(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page('public.profiles', array[
    case when p_filters ? 'q' then 'lower(profiles.username || '' '' || coalesce(profiles.full_name, ''''))
      like ''%'' || regexp_replace(lower($1 ->> ''q''), ''([\\%_])'', ''\\\1'', ''g'') || ''%''' end,
    case when p_filters ? 'user_id' then 'profiles.id = ($1 ->> ''user_id'')::uuid' end,
    case when p_filters ? 'phone' then 'profiles.phone = $1 ->> ''phone''' end,
    case when p_filters ? 'status' then pg_catalog.format('profiles.account_status = %L', p_filters ->> 'status') end,
    case p_filters ->> 'live_banned' when 'true' then 'profiles.live_banned' when 'false' then 'not profiles.live_banned' end,
    case p_filters ->> 'ktp' when 'none' then 'not exists (select from private.ktp_statuses as standings where standings.user_id = profiles.id)'
      else case when p_filters ? 'ktp' then
        'profiles.id in (select standings.user_id from private.ktp_statuses as standings where standings.status::text = $1 ->> ''ktp'')' end end,
    private.staff_period_condition('profiles.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);

  select jsonb_agg(jsonb_build_object(
      'id', profiles.id, 'username', profiles.username, 'full_name', profiles.full_name, 'city', profiles.city,
      'phone', profiles.phone, 'email', contacts.email, 'account_status', profiles.account_status,
      'live_banned', profiles.live_banned, 'ktp_status', coalesce(standings.status::text, 'none'),
      'roles', coalesce((select held.roles from private.held_roles as held where held.user_id = profiles.id), '[]'),
      'sold_count', profiles.sold_count, 'rating_count', profiles.rating_count,
      'deleted_at', internal.wire_time(profiles.deleted_at), 'created_at', internal.wire_time(profiles.created_at)) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join public.profiles on profiles.id = found.id
  left join private.contacts on contacts.user_id = profiles.id
  left join private.ktp_statuses as standings on standings.user_id = profiles.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_users(jsonb, integer, integer) is
  'People, newest first. p_filters {q? (part of a name), user_id?, phone?, status?, ktp?, live_banned?, from?, to?}.';
