-- A search by phone or e-mail address is written to the audit log, with the users found, if any.
create function api.admin_users(p_query jsonb, p_audit jsonb default null) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_contacts constant jsonb := (
    select jsonb_agg('owner_of_' || contacts.name order by contacts.name)
    from unnest('{phone,email}'::text[]) as contacts (name)
    where p_query ? contacts.name);
  v_page private.staff_page;
  v_items jsonb;
begin
  -- The owner of a contact is always on the audited page, never only in the total.
  if v_contacts is not null then
    p_query := p_query - 'cursor' || '{"limit": 100, "offset": 0}';
  end if;
  v_page := private.staff_page(
    'public.profiles', p_query,
    array[
      case
        when p_query ->> 'ktp' = 'none' then
          -- `not exists` would be an anti join, which reads every user for one page.
          '(select ktp_statuses.status
            from private.ktp_statuses
            where ktp_statuses.user_id = profiles.id) is null'
        when p_query ? 'ktp' then
          format(
            'profiles.id in (
               select ktp_statuses.user_id
               from private.ktp_statuses
               where ktp_statuses.status::text = %L)',
            p_query ->> 'ktp')
      end],
    jsonb_build_object(
      'q',
      'lower(profiles.username || '' '' || coalesce(profiles.full_name, '''')) '
      'like private.containing(%L)',
      'email',
      'profiles.id in (
         select contacts.user_id
         from private.contacts
         where lower(contacts.email) = lower(%L))',
      'user_id', 'profiles.id = %L',
      'status', 'profiles.account_status = %L'),
    p_equal_column => case
      when p_query ->> 'status' <> 'active' then 'account_status'
    end,
    -- Each user needs a look-up: not counted.
    p_is_counted => p_query ->> 'ktp' is distinct from 'none');
  -- A search for a contact has one page.
  if v_contacts is not null then
    v_page.next_cursor := null;
  end if;
  -- An error would disclose the owner of the contact, as the answer does.
  if v_contacts is not null and private.has_own_trade(v_staff, variadic v_page.ids::uuid[]) then
    v_page.ids := '{}';
    v_page.total := 0;
  end if;

  select jsonb_agg(
    jsonb_build_object(
      'id', profiles.id,
      'username', profiles.username,
      'full_name', profiles.full_name,
      'city', profiles.city,
      'phone', private.mask_phone(profiles.phone),
      'email', private.mask_emails(contacts.email),
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
  -- The answer discloses the owner of the contact, or that there is none: the search counts as an
  -- opening.
  if v_contacts is not null then
    perform private.audit_read(
      v_staff, p_audit, 'account',
      case when cardinality(v_page.ids) = 1 then v_page.ids[1] else 'search' end,
      jsonb_build_object('read', v_contacts), variadic v_page.ids::uuid[]);
  end if;
  return private.staff_list(v_page, v_items);
end
$$;
