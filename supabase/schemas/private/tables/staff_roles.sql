create table private.staff_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role private.staff_role not null,
  granted_at timestamptz not null default private.now(),
  primary key (user_id, role)
);
comment on table private.staff_roles is
  'Staff members by role. Every staff call reads it, so the next call sees a revoked role.';

grant select, insert, delete on private.staff_roles to preloved_api;

create trigger staff_roles_lapse_approvals
  after delete on private.staff_roles
  for each row execute function private.lapse_approvals('user_id');
