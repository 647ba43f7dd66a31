create function private.has_role(
  p_user_id uuid,
  variadic p_roles private.staff_role[]
) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select from private.staff_roles
    join public.profiles on profiles.id = staff_roles.user_id
    where staff_roles.user_id = p_user_id
      and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
      and profiles.account_status = 'active'
      and profiles.deleted_at is null
  );
end
$$;
