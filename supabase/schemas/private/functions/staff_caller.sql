create function private.staff_caller(
  variadic p_roles private.staff_role[]
) returns private.staff_member
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_role private.staff_role;
begin
  if v_caller.account_status <> 'active' then
    perform private.raise_error('FORBIDDEN', pg_catalog.format('Your account is %s: you act as staff no more.', v_caller.account_status));
  end if;
  -- The narrowest role that suffices is the one they act in: superadmin sorts first, so it is the last resort.
  select staff_roles.role into v_role from private.staff_roles
  where staff_roles.user_id = v_caller.id and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
  order by staff_roles.role desc limit 1;
  if v_role is null then
    perform private.raise_error('FORBIDDEN', 'This needs another staff role.');
  end if;
  return row(v_caller.id, v_role)::private.staff_member;
end
$$;
comment on function private.staff_caller(private.staff_role[]) is
  'The caller as staff, in one of these roles; superadmin always may, whoever is suspended never. Every staff operation asks it first, whatever the router asked before.';
