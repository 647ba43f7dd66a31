create type private.staff_role as enum ('superadmin', 'ops_admin', 'administrator');
comment on type private.staff_role is 'Who may call which /admin route; superadmin may call all.';

create table private.staff_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role private.staff_role not null,
  granted_at timestamptz not null default private.now(),
  primary key (user_id, role)
);
comment on table private.staff_roles is 'Staff, by role. Read on every staff call: a revoked role is gone on the next one.';
alter table private.staff_roles enable row level security;
create policy all_verbs on private.staff_roles for all to preloved_verbs using (true) with check (true);
grant select, insert, delete on private.staff_roles to preloved_verbs;

create view private.roles_held with (security_invoker = true) as
select user_id, jsonb_agg(role order by role) as roles from private.staff_roles group by user_id;
comment on view private.roles_held is 'Everyone on the staff, with all of their roles.';
grant select on private.roles_held to preloved_verbs;

create function private.has_role(p_user_id uuid, variadic p_roles private.staff_role[]) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from private.staff_roles
    where staff_roles.user_id = p_user_id
      and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
  );
end
$$;
comment on function private.has_role(uuid, private.staff_role[]) is 'Whether this person holds one of the roles; superadmin counts as each.';
grant execute on function private.has_role(uuid, private.staff_role[]) to preloved_verbs;
