create type private.staff_role as enum ('superadmin', 'ops_admin', 'administrator');
comment on type private.staff_role is 'Who may call which /admin route; superadmin may call all.';
