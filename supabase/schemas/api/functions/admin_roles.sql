create function api.admin_roles(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('superadmin');
  select count(distinct staff_roles.user_id) into v_total from private.staff_roles;
  select jsonb_agg(
    jsonb_build_object(
      'user_id', page.user_id,
      'username', profiles.username,
      'account_status', profiles.account_status,
      'roles', page.roles,
      'since', internal.wire_time(page.since))
    order by page.since desc, page.user_id)
  into v_items
  from (
    select
      staff_roles.user_id,
      jsonb_agg(staff_roles.role order by staff_roles.role) as roles,
      max(staff_roles.granted_at) as since
    from private.staff_roles
    group by staff_roles.user_id
    order by max(staff_roles.granted_at) desc, staff_roles.user_id
    limit p_limit
    offset p_offset
  ) as page
  join public.profiles on profiles.id = page.user_id;
  return private.list_page(v_items, v_total, p_limit, p_offset, p_cap => private.max_staff_total());
end
$$;
