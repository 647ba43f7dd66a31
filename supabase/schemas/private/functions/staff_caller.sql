-- The caller as staff, in one of these roles or as superadmin. Every staff operation calls it
-- first, although the router checks roles too.
create function private.staff_caller(
  variadic p_roles private.staff_role[]
) returns private.staff_member
language plpgsql stable
as $$
declare
  v_caller public.profiles := private.caller();
  v_role private.staff_role;
begin
  perform private.refuse(private.inactive_objection(v_caller));
  -- `superadmin` is the first value of the enum, so another sufficient role is preferred.
  select staff_roles.role into v_role
  from private.staff_roles
  where staff_roles.user_id = v_caller.id
    and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
  order by staff_roles.role desc
  limit 1;
  if v_role is null then
    perform private.raise_error('staff_role_required');
  end if;
  return row(v_caller.id, v_role)::private.staff_member;
end
$$;
