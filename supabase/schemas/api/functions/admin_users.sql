create function api.admin_users(
  p_filters jsonb,
  p_limit integer,
  p_offset integer,
  p_audit jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  -- Whoever looks for a person may reach that person; a list of everybody shows no way to.
  v_is_search constant boolean := p_filters ?| '{q,user_id,phone}';
  v_page record;
  v_items jsonb;
begin
  v_page := private.staff_page(
    'public.profiles', private.user_list_conditions(p_filters),
    'created_at', p_filters, p_limit, p_offset);

  select jsonb_agg(
    jsonb_build_object(
      'id', profiles.id,
      'username', profiles.username,
      'full_name', profiles.full_name,
      'city', profiles.city,
      'phone', case when v_is_search then profiles.phone end,
      'email', case when v_is_search then contacts.email end,
      'account_status', profiles.account_status,
      'payouts_blocked_until', internal.wire_time(profiles.payouts_blocked_until),
      'live_banned', profiles.live_banned,
      -- Subqueries, not joins: a join reads the whole view for one page.
      'ktp_status', coalesce((
        select ktp_statuses.status::text
        from private.ktp_statuses
        where ktp_statuses.user_id = profiles.id), 'none'),
      'roles', coalesce((
        select held_roles.roles
        from private.held_roles
        where held_roles.user_id = profiles.id), '[]'),
      'sold_count', profiles.sold_count,
      'rating_count', profiles.rating_count,
      'deleted_at', internal.wire_time(profiles.deleted_at),
      'created_at', internal.wire_time(profiles.created_at))
    order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join public.profiles on profiles.id = page.id
  left join private.contacts on contacts.user_id = profiles.id;
  if v_is_search and v_items is not null then
    perform private.audit_read(
      v_staff, p_audit, 'account',
      case when cardinality(v_page.ids) = 1 then v_page.ids[1] else 'search' end,
      jsonb_build_object('read', '["phone", "email"]'::jsonb, 'user_ids', v_page.ids));
  end if;
  return private.staff_list(
    v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_users(jsonb, integer, integer, jsonb) is
  'Lists users, newest first. p_filters: {q? (part of a username or full name), user_id?, phone?, '
  'status?, ktp?, live_banned?, from?, to?}. A search by q, user_id or phone shows phone and '
  'e-mail address, and is written to the audit log.';
