create function private.deciders_of(
  p_staff private.staff_member,
  p_audit jsonb
) returns uuid[]
language sql immutable
return array_remove(array[p_staff.id, (p_audit ->> 'approved_by')::uuid], null);
