create function api.admin_users(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'public.profiles', private.user_list_conditions(p_filters),
    'created_at', p_filters, p_limit, p_offset);

  select jsonb_agg(
    jsonb_build_object(
      'id', profiles.id,
      'username', profiles.username,
      'full_name', profiles.full_name,
      'city', profiles.city,
      'phone', profiles.phone,
      'email', contacts.email,
      'account_status', profiles.account_status,
      'payouts_blocked_until', internal.wire_time(profiles.payouts_blocked_until),
      'live_banned', profiles.live_banned,
      'ktp_status', coalesce(ktp_statuses.status::text, 'none'),
      'roles', coalesce(held_roles.roles, '[]'),
      'sold_count', profiles.sold_count,
      'rating_count', profiles.rating_count,
      'deleted_at', internal.wire_time(profiles.deleted_at),
      'created_at', internal.wire_time(profiles.created_at))
    order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join public.profiles on profiles.id = page.id
  left join private.contacts on contacts.user_id = profiles.id
  left join private.ktp_statuses on ktp_statuses.user_id = profiles.id
  left join private.held_roles on held_roles.user_id = profiles.id;
  return private.staff_list(
    v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_users(jsonb, integer, integer) is
  'Lists users, newest first. p_filters: {q? (part of a username or full name), user_id?, phone?, '
  'status?, ktp?, live_banned?, from?, to?}.';
