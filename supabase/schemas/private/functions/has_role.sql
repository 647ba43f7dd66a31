create function private.has_role(
  p_user_id uuid,
  variadic p_roles private.staff_role[]
) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from private.staff_roles
    where staff_roles.user_id = p_user_id
      and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles)))
$$;
comment on function private.has_role(uuid, private.staff_role[]) is
  'Whether a user has one of the roles. A superadmin has all of them.';
