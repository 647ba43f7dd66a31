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
