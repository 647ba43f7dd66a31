create function api.admin_roles(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('superadmin');
  select jsonb_agg(jsonb_build_object('user_id', page.user_id, 'username', page.username, 'account_status', page.account_status,
    'roles', page.roles, 'since', internal.wire_time(page.since)) order by page.since desc, page.user_id), max(page.total)
  into v_items, v_total
  from (select roles.user_id, profiles.username, profiles.account_status, jsonb_agg(roles.role order by roles.role) as roles,
          max(roles.granted_at) as since, count(*) over () as total
        from private.staff_roles as roles join public.profiles on profiles.id = roles.user_id
        group by roles.user_id, profiles.username, profiles.account_status
        order by max(roles.granted_at) desc, roles.user_id limit p_limit offset p_offset) as page;
  return private.staff_list(v_items, coalesce(v_total, (select count(distinct roles.user_id) from private.staff_roles as roles)),
    false, p_limit, p_offset);
end
$$;
comment on function api.admin_roles(integer, integer) is 'The staff, who joined last first.';
