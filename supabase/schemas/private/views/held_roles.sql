create view private.held_roles with (security_invoker = true) as
select
  user_id,
  jsonb_agg(role order by role) as roles
from private.staff_roles
group by user_id;
comment on view private.held_roles is 'Staff members with all their roles.';

grant select on private.held_roles to preloved_api;
