create view private.roles_held with (security_invoker = true) as
select user_id, jsonb_agg(role order by role) as roles from private.staff_roles group by user_id;
comment on view private.roles_held is 'Everyone on the staff, with all of their roles.';

grant select on private.roles_held to preloved_verbs;
