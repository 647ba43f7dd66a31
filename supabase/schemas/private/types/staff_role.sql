create type private.staff_role as enum ('superadmin', 'ops_admin', 'administrator');
comment on type private.staff_role is 'The roles for /admin routes; superadmin may call all.';
