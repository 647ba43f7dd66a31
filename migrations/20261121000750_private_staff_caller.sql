create function private.staff_caller(variadic p_roles private.staff_role[]) returns private.staff_member
language plpgsql stable set search_path = ''
as $$
declare
  v_caller public.profiles := private.caller();
  v_role private.staff_role;
begin
  if v_caller.account_status <> 'active' then
    perform private.refuse('FORBIDDEN', pg_catalog.format('Your account is %s: you act as staff no more.', v_caller.account_status));
  end if;
  -- The narrowest role that suffices is the one they act in: superadmin sorts first, so it is the last resort.
  select staff_roles.role into v_role from private.staff_roles
  where staff_roles.user_id = v_caller.id and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
  order by staff_roles.role desc limit 1;
  if v_role is null then
    perform private.refuse('FORBIDDEN', 'This needs another staff role.');
  end if;
  return row(v_caller.id, v_role)::private.staff_member;
end
$$;
comment on function private.staff_caller(private.staff_role[]) is
  'The caller as staff, in one of these roles; superadmin always may, whoever is suspended never. Every staff verb asks it first, whatever the router asked before.';
grant execute on function private.staff_caller(private.staff_role[]) to preloved_verbs;

create function private.refuse_own_affair(p_staff private.staff_member, variadic p_concerned uuid[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_staff.id = any (p_concerned) then
    perform private.refuse('FORBIDDEN', 'This concerns yourself: a colleague has to decide.');
  end if;
end
$$;
comment on function private.refuse_own_affair(private.staff_member, uuid[]) is
  'Nobody on the staff decides about themselves: refuses when they are among those whom it concerns.';
grant execute on function private.refuse_own_affair(private.staff_member, uuid[]) to preloved_verbs;

create function private.audit(
  p_staff private.staff_member, p_act jsonb, p_target_type text, p_target_id text, p_before jsonb, p_after jsonb,
  p_body_reason text default null)
returns void
language plpgsql set search_path = ''
as $$
declare
  v_body_reason constant text := btrim(p_body_reason, E' \t\r\n');
begin
  insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, before, after, request_id)
  values (p_staff.id, p_staff.role, p_act ->> 'operation', p_target_type, p_target_id,
    coalesce(p_act ->> 'reason', case when char_length(v_body_reason) >= 3 then left(v_body_reason, 500) end),
    p_before, p_after, p_act ->> 'request_id');
end
$$;
comment on function private.audit(private.staff_member, jsonb, text, text, jsonb, jsonb, text) is
  'Writes one line of the audit log. p_act is {operation, reason?, request_id} as the router read them from the request. p_body_reason is the reason that stands in the body: kept, as far as there is room, where the header gives none.';
grant execute on function private.audit(private.staff_member, jsonb, text, text, jsonb, jsonb, text) to preloved_verbs;
